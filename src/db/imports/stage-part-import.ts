import { escapeLiteral } from "pg"
import { SOLD_OFF_WITHOUT_BACKORDER } from "#domain/catalogue/backorder.ts"
import { WHILE_STOCK_LASTS } from "#domain/catalogue/lifecycle.ts"
import { type PartValues, partFields } from "#domain/catalogue/part-fields.ts"
import { BRAND } from "#domain/catalogue/spec-values.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { chargeLimits } from "#domain/pricing/card-limits.ts"
import { formatAmount, minorUnits } from "#domain/pricing/currency.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { columnOf, editedColumns, toColumnsJson } from "../catalogue/part-field-columns.ts"
import type { BulkClient } from "../connection/bulk.ts"
import { UNITS_IN_UNPAID_ORDERS } from "./import-obstacles.ts"
import { type ColumnInFile, IMPORT_ROW_COLUMNS } from "./part-import-rows.ts"
import type { ImportProblemKind } from "./part-imports.ts"

export interface ImportProblem {
  line: number
  field: string
  message: string
}

/** SQL: true if an address is no demo picture, on no allowed host, and no stored upload of this kind. */
const isUnknownUpload = (address: string, kind: string): string => {
  const isUpload = `exists (select from uploads where address = ${address} and kind = ${kind} and state = 'stored')`
  return `not (${isUpload} or ${kind} = 'picture' and (${address} = any($4::text[])
    or coalesce(substring(${address} from '^https://([^/]+)'), '') = any($5::text[])))`
}

const ATTACHMENT_FIELDS = `(values ('pictures', 'picture'), ('datasheets', 'datasheet')) listed (field, kind)`

/** Returns SQL that builds a sentence in the current language. Each `%s` in it takes one of the values. */
const sentence = (text: string, ...values: readonly string[]): string =>
  `format(${[escapeLiteral(text), ...values].join(", ")})`

/** SQL: problems for pictures and datasheets that a row newly lists and the shop does not hold. */
const missingUploads = (): string => `
  select distinct i.line, listed.field, case listed.kind
    when 'picture' then ${sentence(t("has a picture that is not in this shop. Upload it first, or leave the cell empty."))}
    else ${sentence(t("has a datasheet that is not in this shop. Upload it first, or leave the cell empty."))} end
  from incoming i left join parts p on p.sku = i.sku
  cross join ${ATTACHMENT_FIELDS}
  cross join lateral jsonb_array_elements(i.given->listed.field) item
  where i.given ?| '{pictures,datasheets}'
    and not coalesce(to_jsonb(p)->listed.field @> jsonb_build_array(jsonb_build_object('url', item->'url')), false)
    and ${isUnknownUpload("(item->>'url')", "listed.kind")}`

/** Returns SQL that formats an amount of minor units in the current language. */
function amount(minor: string): string {
  const [, before = "", mark = "", decimals = "", after = ""] =
    /^(\D*)0(?:([.,])(0+))?(\D*)$/.exec(formatAmount(0)) ?? []
  const pattern = `FM"${before}"999999990${decimals && `.${decimals}`}"${after}"`
  const written = `to_char(${minor} / ${minorUnits()}.0, ${escapeLiteral(pattern)})`
  return mark === "," ? `replace(${written}, '.', ',')` : written
}

/** Returns the texts of row problems in the current language, as SQL expressions. */
function problemTexts() {
  const { min, max } = chargeLimits()
  const soldOff = translate(SOLD_OFF_WITHOUT_BACKORDER)
  return {
    duplicate: sentence(
      t(
        "is the same as in row {row}. Keep one of the rows, or identify products by the column id.",
        { row: "%s" },
      ),
      "first",
    ),
    gone: sentence(t("is no longer a product of the shop. Reload the grid.")),
    unknown: sentence(
      t("is missing, and no product has this SKU. Fill it in, or correct the SKU."),
    ),
    breakTooHigh: sentence(
      t(
        "begin at {first}, not below the price, {price}. Correct one of them, or remove the breaks.",
        { first: "%s", price: "%s" },
      ),
      amount("(target.breaks->0->>'unitPriceCents')::bigint"),
      amount("target.price_cents"),
    ),
    notChargeable: sentence(
      t("times the minimum quantity must be between {min} and {max}: that is the smallest order.", {
        min: formatCents(cents(min)),
        max: formatCents(cents(max)),
      }),
    ),
    noMultiple: sentence(
      t("must be a multiple of the order multiple, {multiple}. Correct one of them.", {
        multiple: "%s",
      }),
      "target.order_multiple",
    ),
    belowMinimum: sentence(
      t("is less than the minimum, {minimum}. Correct one of them.", { minimum: "%s" }),
      "target.minimum_quantity",
    ),
    soldOff: sentence(t("{problem}. Correct one of them.", { problem: soldOff })),
    noPicture: sentence(
      t("is not a picture in this shop. Upload it first, or leave the cell empty."),
    ),
    tooMuchStock: sentence(
      t("is too large: including the units in unpaid orders, at most {most} are possible.", {
        most: formatCount(partFields.availableQuantity.max),
      }),
    ),
  }
}

/** In a file without names, the description of a new part is its name. */
const OTHERS_HAVE_NAMES = "exists (select from incoming named where named.given ? 'name')"

/** SQL: problems that only a comparison with other rows and with the shop shows. */
function problemQuery(): string {
  const { min, max } = chargeLimits()
  const texts = problemTexts()
  return `
  select line, 'sku' as field, ${texts.duplicate} as message
  from (select line, min(line) over (partition by sku) as first from incoming) duplicates where first < line
  union all
  select i.line, problem.field, problem.message
  from (select * from incoming where not is_wrong) i left join parts p on p.sku = i.sku
  cross join lateral (select ${columnOf("i.given", "name")} as name, ${columnOf("i.given", "image")} as image,
    coalesce(${columnOf("i.given", "price_cents")}, p.price_cents) as price_cents,
    coalesce(${columnOf("i.given", "breaks")}, p.breaks) as breaks,
    coalesce(${columnOf("i.given", "minimum_quantity")}, p.minimum_quantity, 1) as minimum_quantity,
    coalesce(${columnOf("i.given", "order_multiple")}, p.order_multiple, 1) as order_multiple,
    case when i.given ? 'lifecycle' then i.given->>'lifecycle' else p.lifecycle end as lifecycle,
    case when i.given ? 'backorder' then i.given->>'backorder' else p.backorder end as backorder,
    case when i.given ? 'maximum_quantity' then ${columnOf("i.given", "maximum_quantity")}
      else p.maximum_quantity end as maximum_quantity offset 0
  ) target
  cross join lateral (
    select coalesce(min((step->>'unitPriceCents')::bigint), target.price_cents) as unit_price
    from jsonb_array_elements(target.breaks) step where (step->>'from')::integer <= target.minimum_quantity
  ) smallest
  cross join lateral (values
    ('sku', p.id is null and i.seen_version is not null,
      ${texts.gone}),
    ('name', p.id is null and target.name is null
        and (${OTHERS_HAVE_NAMES}
          or coalesce(length(i.given->>'description'), 0) not between 1 and ${partFields.name.maxLength}),
      ${texts.unknown}),
    ('price', p.id is null and target.price_cents is null,
      ${texts.unknown}),
    ('breaks', (target.breaks->0->>'unitPriceCents')::bigint >= target.price_cents,
      ${texts.breakTooHigh}),
    ('price', smallest.unit_price * target.minimum_quantity
        not between ${min} and ${max},
      ${texts.notChargeable}),
    ('minimumQuantity', target.minimum_quantity % target.order_multiple <> 0,
      ${texts.noMultiple}),
    ('maximumQuantity', target.maximum_quantity % target.order_multiple <> 0,
      ${texts.noMultiple}),
    ('maximumQuantity', target.maximum_quantity < target.minimum_quantity,
      ${texts.belowMinimum}),
    ('backorder', target.lifecycle = '${WHILE_STOCK_LASTS}' and target.backorder is not null,
      ${texts.soldOff}),
    ('image', target.image is distinct from p.image and ${isUnknownUpload("target.image", "'picture'")},
      ${texts.noPicture})
  ) problem (field, is_there, message)
  where is_there
  union all
  select i.line, 'availableQuantity', ${texts.tooMuchStock}
  from incoming i join parts p on p.sku = i.sku
  where ${STOCK_DELTA} > 0
    and i.available_quantity + ${UNITS_IN_UNPAID_ORDERS} > ${partFields.availableQuantity.max}
  union all ${missingUploads()}`
}

interface ComparisonProblems {
  problems: number
  /** Number of these problems that concern the SKU. */
  ofKeys: number
  /** Number of rows with these problems that were valid by themselves. */
  rows: number
}

/** Stores problems of single rows and of their comparison, by row and up to the limit. Counts the latter. */
export async function insertComparedProblems(
  client: BulkClient,
  importId: string,
  { ofRows, most }: { ofRows: readonly ImportProblem[]; most: number },
  pictures: { demo: ReadonlySet<string>; hosts: ReadonlySet<string> },
): Promise<ComparisonProblems> {
  // Uploads that the file names are kept for another day, like new uploads.
  await client.query(
    `update uploads set unused_since = now()
     where state = 'stored' and address in (select given->>'image' from incoming
       union all select item->>'url' from incoming cross join ${ATTACHMENT_FIELDS}
         cross join lateral jsonb_array_elements(given->listed.field) item)`,
  )
  const { rows } = await client.query<ComparisonProblems>(
    `with problem as materialized (${problemQuery()}), kept as (
       insert into part_import_problems (import_id, number, line, field, message)
       select $1, row_number() over (order by line, place, field), line, field, message
       from (
         select (of_row->>'line')::integer as line, of_row->>'field' as field, of_row->>'message' as message, place
         from jsonb_array_elements($2::jsonb) with ordinality as of_rows (of_row, place)
         union all select line, field, message, null from problem
       ) listed order by line, place, field limit $3
     )
     select count(*)::integer as problems, (count(*) filter (where field = 'sku'))::integer as "ofKeys",
       (count(distinct line) filter (where not is_wrong))::integer as rows
     from problem join incoming using (line)`,
    [importId, JSON.stringify(ofRows), most, [...pictures.demo], [...pictures.hosts]],
  )
  return rows[0] ?? { problems: 0, ofKeys: 0, rows: 0 }
}

export async function insertProblems(
  client: BulkClient,
  importId: string,
  kind: ImportProblemKind,
  problems: readonly ImportProblem[],
): Promise<void> {
  await client.query(
    `insert into part_import_problems (import_id, kind, number, line, field, message)
     select $1, $3, number, (problem->>'line')::integer, problem->>'field', problem->>'message'
     from jsonb_array_elements($2::jsonb) with ordinality as listed (problem, number)`,
    [importId, JSON.stringify(problems), kind],
  )
}

/** SQL: the part's current values of the columns that a row sets, as JSON. */
const CURRENT_VALUES = editedColumns
  .map((column) => {
    const isGiven = `given ? '${column}'${column === "specs" ? " or more_specs is not null" : ""}`
    return `case when ${isGiven} then jsonb_build_object('${column}', p.${column}) else '{}' end`
  })
  .join(" || ")

/**
 * SQL: an existing part's specs with the additional ones of a row. A brand derived from the manufacturer replaces only
 * the brand of the part's previous manufacturer.
 */
const NEW_SPECS = `case when not is_brand_of_maker then p.specs || more_specs
  when p.specs->>'${BRAND}' <> coalesce(p.manufacturer, '') then p.specs || (more_specs - '${BRAND}')
  else (p.specs - '${BRAND}') || more_specs end`

/**
 * SQL: change of a part's stock. A row that still has its exported quantity changes none, so that units sold since stay
 * sold.
 */
const STOCK_DELTA = `case when i.exported_quantity = i.available_quantity then 0
  else coalesce(i.available_quantity - p.available_quantity, 0) end`

/**
 * Stores what applying will change: one row for each part that differs from the file. A new part's name without a
 * description also serves as description, and vice versa.
 */
export async function insertImportRows(
  client: BulkClient,
  importId: string,
  defaults: Partial<PartValues>,
): Promise<void> {
  await client.query(
    `insert into part_import_rows (${IMPORT_ROW_COLUMNS})
     select $1, line, 'new', part_id, sku, slug, null, '{"archived": true}',
       $2::jsonb || jsonb_build_object('description', given->'name', 'name', given->'description') || given
         || jsonb_build_object('specs', coalesce(given->'specs', '{}') || coalesce(more_specs, '{}'), 'archived', false),
       coalesce(available_quantity, 0)
     from incoming i where not exists (select from parts p where p.sku = i.sku)`,
    [importId, toColumnsJson(defaults)],
  )
  await client.query(
    `insert into part_import_rows (${IMPORT_ROW_COLUMNS})
     select $1, line, case when archived_at is null then 'changed' else 'returning' end, id, sku, slug, version,
       before, after, stock_delta
     from (
       select i.line, p.id, p.sku, p.slug, p.version, p.archived_at, changed.before, changed.after,
         ${STOCK_DELTA} as stock_delta
       from incoming i join parts p on p.sku = i.sku
       cross join lateral (
         select coalesce(jsonb_object_agg(key, held->key), '{}') as before, coalesce(jsonb_object_agg(key, value), '{}') as after
         from (select ${CURRENT_VALUES} || jsonb_build_object('archived', p.archived_at is not null) as held offset 0) part
         cross join jsonb_each(given || '{"archived": false}' || case when more_specs is null then '{}'
           else jsonb_build_object('specs', ${NEW_SPECS}) end)
         where value <> held->key
       ) changed
     ) compared
     where after <> '{}' or stock_delta <> 0`,
    [importId],
  )
}

/** Adds rows that archive the parts on sale that the file does not contain. */
export async function insertRowsToArchive(client: BulkClient, importId: string): Promise<void> {
  await client.query(
    `insert into part_import_rows (${IMPORT_ROW_COLUMNS})
     select $1, -row_number() over (order by position), 'archived', id, sku, slug, version,
       '{"archived": false}', '{"archived": true}', 0
     from parts p where archived_at is null and not exists (select from incoming i where i.sku = p.sku)`,
    [importId],
  )
}

/** Moves rows to the conflicts if their part or stock has changed since the version and stock in the file. */
export async function moveConflicts(client: BulkClient, importId: string): Promise<void> {
  await client.query(
    `with apart as (
       delete from part_import_rows r using incoming i
       where r.import_id = $1 and r.line = i.line and (i.seen_version <> r.seen_version
         or i.available_quantity - r.stock_delta <> i.seen_available)
       returning r.*
     )
     insert into part_import_conflicts (${IMPORT_ROW_COLUMNS}) select ${IMPORT_ROW_COLUMNS} from apart`,
    [importId],
  )
}

/** Counts rows by kind, and conflicts. */
export async function countImportRows(
  client: BulkClient,
  importId: string,
): Promise<Record<string, number>> {
  const { rows } = await client.query<{ kind: string; count: number }>(
    `select kind, count(*)::integer as count from part_import_rows where import_id = $1 group by kind
     union all select 'conflicts', count(*)::integer from part_import_conflicts where import_id = $1`,
    [importId],
  )
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

/** Ends the reading. Returns false if the import was cancelled or claimed by another worker in the meantime. */
export async function finishReading(
  client: BulkClient,
  id: string,
  run: number,
  done: {
    state: "ready" | "refused"
    counts: Record<string, number>
    columns: readonly ColumnInFile[]
    currency: string
  },
): Promise<boolean> {
  // The planner has no statistics yet about thousands of new rows.
  await client.query("analyze part_import_rows")
  const { rowCount } = await client.query(
    `update part_imports set state = $3, counts = $4, columns = $5, currency = $6
     where id = $1 and state = 'reading' and run = $2`,
    [id, run, done.state, JSON.stringify(done.counts), JSON.stringify(done.columns), done.currency],
  )
  return rowCount === 1
}
