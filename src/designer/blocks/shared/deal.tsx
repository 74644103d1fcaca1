import { ChevronRight, CircleArrowRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import css from './deal.css?inline'
import { Picture } from './picture.tsx'
import { Waiting } from './waiting.tsx'

addStyles(css)

interface DealsHeadProps {
  /** Picture chosen by the shop; empty = the built-in sign. */
  sign: string
  builtIn: LucideIcon
  accent: string
  title: string
  children?: ReactNode
}

/** Heading of a row of activities, with the way to all of them. */
export function DealsHead({ sign, builtIn: BuiltIn, accent, title, children }: DealsHeadProps) {
  return (
    <div className="designer-deals__head">
      <span className="designer-deals__lead">
        {sign ? (
          <Picture src={sign} className="designer-deals__sign" />
        ) : (
          <BuiltIn className="designer-deals__sign" size={18} color={accent} aria-hidden />
        )}
        <b>{title}</b>
        {children}
      </span>
      <span className="designer-deals__more">
        更多
        <ChevronRight size={13} aria-hidden />
      </span>
    </div>
  )
}

/** The last card of a row: the way to all of them. */
export function DealsEnd({ word, className }: { word: string; className: string }) {
  return (
    <span className={`designer-deals__end ${className}`}>
      <span>{word}</span>
      <CircleArrowRight size={12} aria-hidden />
    </span>
  )
}

/** A price as the storefront writes it; the room of one while it is on its way. */
export function DealPrice({ price, colour }: { price: string | undefined; colour: string }) {
  if (price === undefined) return <Waiting width={48} height={14} />
  return (
    <span className="designer-deal__price" style={{ color: colour }}>
      <small>￥</small>
      {price}
    </span>
  )
}

/** As many empty places as rows are coming. */
export const emptySlots = (count: number, most: number): undefined[] =>
  Array.from({ length: Math.max(0, Math.min(count, most)) }, () => undefined)
