import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi()
afterAll(() => shop.close())

const slow = `
  create table reading_waits ();
  insert into reading_waits default values;
  create function wait_to_read() returns boolean language plpgsql volatile as $$
    begin
      while exists (select from reading_waits) loop perform pg_sleep(0.02); end loop;
      return true;
    end $$;
  alter table part_search rename to part_search_kept;
  create view part_search as select * from part_search_kept where (select wait_to_read());`

test("a process that is still loading the parts answers requests without search, but is not ready", async () => {
  const id = await shop.part({ name: "Anvil" })
  await shop.sql(slow)
  const other = await openTestApi({ databaseUrl: shop.databaseUrl })
  const busy = { status: 503, body: { code: "shop_busy" } }
  expect(await other.send("GET /readyz")).toMatchObject(busy)
  // On a slow machine the first load may just end by the statement timeout; the next request begins another.
  await expect.poll(() => other.send("GET /catalogue?q=anvil")).toMatchObject(busy)
  expect(await other.send("GET /healthz")).toMatchObject({ status: 200 })
  const { token } = other.admin
  expect(await other.send(`GET /part/${id}`, { token })).toMatchObject({ status: 200 })
  expect(await shop.send("GET /readyz")).toMatchObject({ status: 200 })

  await shop.sql("delete from reading_waits")
  await expect.poll(async () => (await other.send("GET /readyz")).status).toBe(200)
  expect(await other.send("GET /catalogue?q=anvil")).toMatchObject({
    status: 200,
    body: { total: 1 },
  })
  await other.close()
})
