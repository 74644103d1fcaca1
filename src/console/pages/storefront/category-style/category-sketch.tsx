import { addStyles } from '#src/lib/styles.ts'
import css from './category-sketch.css?inline'

addStyles(css)

const grey = '#e4e7ec'
const deep = '#c9ced6'
const accent = '#e93323'

const bar = (x: number, y: number, width: number, height: number, fill: string, radius = 3) => (
  <rect key={`${x} ${y} ${width} ${height}`} x={x} y={y} width={width} height={height} rx={radius} fill={fill} />
)

const times = <T,>(count: number, make: (place: number) => T): T[] => Array.from({ length: count }, (_, place) => make(place))

/** Names at the left, one chosen. */
const names = (width: number) => [
  bar(0, 44, width, 276, '#f3f4f6', 0),
  bar(0, 44, width, 34, '#fff', 0),
  bar(0, 52, 3, 18, accent, 0),
  ...times(8, (place) => bar(12, 57 + place * 34, width - 26, 8, place === 0 ? accent : deep)),
]

const circles = () =>
  times(9, (place) => {
    const x = 72 + (place % 3) * 42
    const y = 104 + Math.floor(place / 3) * 58
    return (
      <g key={place}>
        <circle cx={x + 15} cy={y} r={15} fill={grey} />
        {bar(x, y + 21, 30, 6, deep)}
      </g>
    )
  })

const line = (x: number, y: number, width: number) => (
  <g key={y}>
    {bar(x, y, 44, 44, grey, 6)}
    {bar(x + 52, y + 3, width - 60, 7, deep)}
    {bar(x + 52, y + 15, (width - 60) * 0.6, 5, grey)}
    {bar(x + 52, y + 33, 26, 8, accent)}
    <circle cx={x + width - 14} cy={y + 37} r={7} fill={accent} />
  </g>
)

const tile = (place: number) => {
  const x = 66 + (place % 2) * 66
  const y = 82 + Math.floor(place / 2) * 80
  return (
    <g key={place}>
      {bar(x, y, 58, 46, grey, 6)}
      {bar(x, y + 52, 50, 6, deep)}
      {bar(x, y + 63, 24, 7, accent)}
    </g>
  )
}

const layouts: Record<number, () => React.ReactNode> = {
  // groups of the second level
  1: () => [...names(60), bar(70, 52, 122, 30, grey, 6), ...circles(), bar(72, 284, 60, 8, deep)],
  // products of the chosen category below each other
  2: () => [
    ...names(60),
    ...times(3, (place) => bar(68 + place * 42, 54, 36, 14, place ? grey : '#fde3e0', 7)),
    ...times(4, (place) => line(66, 82 + place * 58, 126)),
  ],
  // products side by side, with the cart at the foot
  3: () => [
    ...times(5, (place) => (
      <g key={`top ${place}`}>
        <circle cx={24 + place * 38} cy={60} r={12} fill={place ? grey : accent} />
      </g>
    )),
    bar(0, 78, 56, 242, '#f3f4f6', 0),
    ...times(6, (place) => bar(10, 92 + place * 32, 36, 7, place ? deep : accent)),
    ...times(4, tile),
    bar(64, 290, 128, 22, '#fff', 11),
    bar(140, 290, 52, 22, accent, 11),
  ],
}

/** How the category page of the storefront is laid out in a style 1…3. */
export function CategorySketch({ style }: { style: number }) {
  return (
    <svg className="shop-category" viewBox="0 0 200 320" aria-hidden="true">
      <rect width={200} height={320} fill="#fff" />
      {bar(10, 12, 180, 22, '#f3f4f6', 11)}
      {layouts[style]?.()}
    </svg>
  )
}
