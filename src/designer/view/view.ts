import { atom, computed } from 'nanostores'

/** Width that the shop's units are made for, in px. */
export const designWidth = 375
export const widths = [320, 360, 375, 390, 414, 430] as const
export const zooms = [0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5] as const

/**
 * How the phone is looked at. The shop's units are parts of the screen's width, so a wider phone shows the same
 * page larger; `$scale` is both together.
 */
export class View {
  /** Width of the phone in px, 320 to 430. */
  readonly $width = atom<number>(designWidth)
  /** 0.5 to 1.5. */
  readonly $zoom = atom<number>(1)
  readonly $scale = computed([this.$width, this.$zoom], (width, zoom) => (width / designWidth) * zoom)

  setWidth(width: number): void {
    this.$width.set(Math.max(320, Math.min(430, Math.round(width) || designWidth)))
  }

  /** One step larger or smaller. */
  stepZoom(by: 1 | -1): void {
    const now = this.$zoom.get()
    const next = by > 0 ? zooms.find((zoom) => zoom > now) : zooms.findLast((zoom) => zoom < now)
    if (next !== undefined) this.$zoom.set(next)
  }
}
