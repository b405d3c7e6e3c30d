import { attachmentText } from "#contract/catalogue/attachment-text.ts"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import type { PartData } from "./load-part.ts"

/** What can be saved and read about a part. */
export const DatasheetList = ({ part }: { part: PartData }) =>
  part.datasheets.length === 0 ? null : (
    <section aria-labelledby="datasheets">
      <h2 id="datasheets" className="text-h2">
        {attachmentText.datasheets}
      </h2>
      <ul className="datasheets">
        {part.datasheets.map((datasheet) => {
          const title = attachmentText.titleOf(datasheet)
          return (
            <li key={datasheet.url}>
              <a href={datasheet.url} download={`${part.name} - ${title}.pdf`}>
                <Icon of={Download} />
                <span>
                  <span className="datasheet-title">{title}</span>{" "}
                  <span className="datasheet-size">{attachmentText.sizeOf(datasheet)}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
