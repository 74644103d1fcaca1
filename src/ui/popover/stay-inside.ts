import type { KeyboardEvent } from 'react'

const reachable = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'

const canFocus = (node: HTMLElement) => !node.matches(':disabled, [tabindex="-1"]') && node.checkVisibility({ visibilityProperty: true })

/** Tab goes round within a popover: beyond its end lies nothing of it, and whoever is lost there comes back to no button by Escape. */
export function stayInside(event: KeyboardEvent<HTMLElement>): void {
  const sheet = event.currentTarget
  const target = event.target as HTMLElement
  if (event.key !== 'Tab' || event.defaultPrevented || !sheet.contains(target)) return
  const stops = [...sheet.querySelectorAll<HTMLElement>(reachable)].filter(canFocus)
  const [first, last] = [stops[0], stops.at(-1)]
  const isAtEnd = target === (event.shiftKey ? first : last) || (event.shiftKey && target === sheet)
  if (first && !isAtEnd) return
  event.preventDefault()
  const next = (event.shiftKey ? last : first) ?? sheet
  next.focus()
}
