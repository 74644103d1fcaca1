import { definePage } from '#src/console/engine/define-page.ts'
import { styleSource } from '#src/console/parts/storefront-theme/style-source.ts'
import { CategorySketch } from './category-sketch.tsx'
import { $text } from './text.ts'

const option = <const N extends 1 | 2 | 3>(value: N) => ({
  value,
  word: `style${value}` as const,
  picture: <CategorySketch style={value} />,
})

/** How the storefront's category page is laid out. */
export default definePage({
  text: $text,
  about: 'about',
  settings: styleSource('category'),
  shopKey: 'pages-diy-cate-status',
  choice: { field: 'status', word: 'choose', options: [option(1), option(2), option(3)], usual: 1, canReset: true },
})
