/** The head of the member centre in a style 1…3, small. */
export function HeadSketch({ style }: { style: number }) {
  const isLight = style === 2
  const ink = isLight ? '#c9ced6' : '#fff'
  return (
    <svg className="member-sketch" viewBox="0 0 120 150" aria-hidden="true">
      <rect width={120} height={150} fill="#f5f5f5" />
      <rect width={120} height={isLight ? 52 : 66} fill={isLight ? '#fff' : 'var(--shop-main)'} />
      <circle cx={22} cy={24} r={11} fill={isLight ? '#e4e7ec' : '#fff'} opacity={isLight ? 1 : 0.85} />
      <rect x={40} y={17} width={42} height={6} rx={3} fill={ink} />
      <rect x={40} y={27} width={26} height={4} rx={2} fill={ink} opacity={0.7} />
      {[0, 1, 2, 3].map((place) => (
        <rect key={place} x={12 + place * 26} y={style === 1 ? 46 : isLight ? 42 : 42} width={16} height={5} rx={2.5} fill={ink} />
      ))}
      {style === 3 && <rect x={8} y={54} width={104} height={20} rx={5} fill="#2b2620" />}
      {style === 3 && <rect x={16} y={61} width={44} height={5} rx={2.5} fill="#e9c98d" />}
      <rect x={8} y={style === 1 ? 60 : style === 3 ? 80 : 60} width={104} height={34} rx={6} fill="#fff" />
      <rect x={8} y={style === 3 ? 120 : 100} width={104} height={40} rx={6} fill="#fff" />
    </svg>
  )
}
