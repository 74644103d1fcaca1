/**
 * The spelling that shops can show: mini-programs do not read eight-digit hex, so a colour that is not
 * opaque is stored as `rgba(r, g, b, a)` (designer contract 3.3).
 */
export function storedColour(picked: string): string {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(picked)
  if (!parts) return picked === '' ? 'transparent' : picked
  const [r, g, b, a] = parts.slice(1).map((part) => Number.parseInt(part, 16)) as [number, number, number, number]
  return `rgba(${r}, ${g}, ${b}, ${Number((a / 255).toFixed(2))})`
}
