import { text } from "#contract/kernel/text.ts"
import { paths } from "#web/navigation/paths.ts"

/** The shop itself as search engines read it. */
export const shopJsonLd = (publicUrl: string) => ({
  "@context": "https://schema.org",
  "@graph": [
    {
      "@type": "Organization",
      "@id": `${publicUrl}/#shop`,
      name: text.title,
      url: publicUrl + paths.home,
      logo: `${publicUrl}/favicon.svg`,
      image: `${publicUrl}/social-card.png`,
    },
    {
      "@type": "WebSite",
      name: text.title,
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
