/** A storefront being arranged: a phone with blocks, one of them lifted. Drawn, so it follows the theme. */
export function PhoneDrawing() {
  return (
    <svg className="gate-drawing" viewBox="0 0 420 400" aria-hidden>
      <circle className="gate-halo" cx="210" cy="200" r="170" />
      <circle className="gate-halo" cx="210" cy="200" r="120" />
      <g className="gate-phone">
        <rect x="118" y="24" width="184" height="352" rx="28" className="gate-phone-case" />
        <rect x="126" y="32" width="168" height="336" rx="21" className="gate-phone-screen" />
        <rect x="184" y="40" width="52" height="8" rx="4" className="gate-phone-case" />
        <rect x="140" y="62" width="140" height="20" rx="10" className="gate-tone-1" />
        <rect x="140" y="92" width="140" height="66" rx="10" className="gate-tone-3" />
        <path d="M140 144 l34 -26 26 18 30 -28 50 38 v2 a10 10 0 0 1 -10 10 h-120 a10 10 0 0 1 -10 -10z" className="gate-tone-2" />
        {[0, 1, 2, 3].map((column) => (
          <g key={column}>
            <circle cx={156 + column * 36} cy="180" r="11" className="gate-tone-2" />
            <rect x={147 + column * 36} y="196" width="18" height="5" rx="2.5" className="gate-tone-1" />
          </g>
        ))}
        <rect x="140" y="214" width="140" height="62" rx="10" className="gate-gap" />
        {[0, 1].map((column) => (
          <g key={column}>
            <rect x={140 + column * 74} y="286" width="66" height="44" rx="8" className="gate-tone-1" />
            <rect x={140 + column * 74} y="335" width="40" height="5" rx="2.5" className="gate-tone-2" />
          </g>
        ))}
      </g>
      <g className="gate-lifted">
        <rect x="206" y="222" width="156" height="70" rx="12" className="gate-lifted-card" />
        <rect x="218" y="234" width="46" height="46" rx="8" className="gate-tone-3" />
        <rect x="274" y="238" width="72" height="8" rx="4" className="gate-tone-2" />
        <rect x="274" y="254" width="48" height="6" rx="3" className="gate-tone-1" />
        <rect x="274" y="270" width="34" height="9" rx="4.5" className="gate-tone-price" />
        <path d="M346 276 l18 7.5 -8 3 -3 8z" className="gate-pointer" />
      </g>
      <g className="gate-chip">
        <rect x="44" y="112" width="104" height="48" rx="12" className="gate-lifted-card" />
        <circle cx="68" cy="136" r="11" className="gate-tone-price" />
        <rect x="88" y="126" width="46" height="7" rx="3.5" className="gate-tone-2" />
        <rect x="88" y="140" width="30" height="6" rx="3" className="gate-tone-1" />
      </g>
    </svg>
  )
}
