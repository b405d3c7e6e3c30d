import { paths } from "#web/navigation/paths.ts"
import type { ShopIdentity } from "#web/navigation/site.ts"

/** Returns structured data of the shop and its search (schema.org). */
export const shopJsonLd = ({ name, publicUrl }: ShopIdentity) => ({
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "Organization",
      "@id": `${publicUrl}/#shop`,
      name,
      url: publicUrl + paths.home,
      logo: `${publicUrl}/favicon.svg`,
      image: `${publicUrl}/social-card.png`,
    },
    {
      "@type": "WebSite",
      name,
      url: publicUrl + paths.home,
      publisher: { "@id": `${publicUrl}/#shop` },
      potentialAction: {
        "@type": "SearchAction",
        target: `${publicUrl}${paths.parts()}?q={search}`,
        "query-input": "required name=search",
      },
    },
  ],
})
