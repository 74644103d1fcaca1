import type { CSSProperties } from 'react'
import { definePage } from '#src/console/engine/define-page.ts'
import { styleSource } from '#src/console/parts/storefront-theme/style-source.ts'
import { themeOf, themes } from '#src/console/parts/storefront-theme/themes.ts'
import { ThemePreview } from './theme-preview.tsx'
import { $text } from './text.ts'

/** The storefront's colours, with a phone beside. */
export default definePage({
  text: $text,
  about: 'about',
  settings: styleSource('color_change'),
  choice: {
    ...{ field: 'status', word: 'choose', look: 'row', usual: themeOf(0).value },
    options: themes.map(({ value, word, main, price }) => ({
      ...{ value, word },
      picture: <span className="shop-theme-swatch" style={{ '--shop-main': main, '--shop-price': price } as CSSProperties} />,
    })),
    Beside: ({ value }) => <ThemePreview theme={themeOf(value)} />,
  },
})
