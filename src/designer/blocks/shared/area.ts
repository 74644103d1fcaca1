/** A clickable area of a hotspot picture, in whole px of a picture 750 px wide (designer contract 3.5.10). */
export interface HotArea {
  /** Counts from 1 in the order of the list. */
  readonly number: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Empty until somebody chose one. */
  readonly link: string
}

/** Width of the picture that the coordinates are counted in. */
export const areaScale = 750

/** The storefront halves the coordinates to px of a screen, whatever the width of the screen. */
export const areaToScreen = (coordinate: number): number => coordinate / 2
