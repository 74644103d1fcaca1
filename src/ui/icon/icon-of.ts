import { createElement, type ReactElement, type SVGProps } from 'react'

type Part = readonly [tag: string, attributes: Record<string, string>]
type Icon = (props: SVGProps<SVGSVGElement> & { size?: number | string }) => ReactElement

const isNamed = (props: object) => Object.entries(props).some(([prop, value]) => /^(aria-|role$|title$)/.test(prop) && value != null)

/**
 * An icon of lucide out of the parts that are drawn. The build puts it in place of lucide's own component
 * (`elements/build/small-icons.ts`), with the same result: hidden from readers unless it has a name.
 */
export function iconOf(parts: readonly Part[]): Icon {
  let drawn: ReactElement[] | undefined
  return ({ size = 24, color = 'currentColor', strokeWidth = 2, children, ...rest }) => {
    // parts never change: one copy of them serves every icon on the screen
    drawn ??= parts.map(([tag, attributes]) => createElement(tag, attributes))
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': children || isNamed(rest) ? undefined : true,
        ...rest,
      },
      ...drawn,
      children,
    )
  }
}
