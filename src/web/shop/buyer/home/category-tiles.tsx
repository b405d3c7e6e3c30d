import { Link } from "react-router"
import { smallestPicture } from "#domain/pictures/picture.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { CategoryDrawing } from "../../../catalogue/shared/part-picture.tsx"
import { paths } from "../../../navigation/paths.ts"
import { cardClass } from "../../../ui/card.tsx"
import { Picture } from "../../../ui/picture/picture.tsx"
import type { HomeData } from "./load-home.ts"

/** What kinds of parts there are, and how many of each: the way in where there are thousands. */
export const CategoryTiles = ({ categories }: { categories: HomeData["categories"] }) =>
  categories.length > 1 ? (
    <nav aria-label="Categories">
      <ul className="mb-8 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3 xl:grid-cols-5">
        {categories.map(({ name, count, image }) => (
          <li key={name}>
            <Link
              to={paths.parts({ category: name })}
              discover="none"
              className={`flex h-full min-h-14 items-center gap-3 overflow-hidden pr-2 transition-colors hover:border-control ${cardClass}`}
            >
              <span className="tile w-14 shrink-0 self-stretch xl:w-18">
                <Picture
                  src={smallestPicture(image)}
                  alt=""
                  width={240}
                  height={180}
                  className="size-full object-contain"
                  fallback={<CategoryDrawing category={name} />}
                />
              </span>
              <span className="min-w-0 text-sm font-medium">
                {name}{" "}
                <span className="block font-normal text-text-3 tabular-nums">
                  {formatCount(count)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ) : null
