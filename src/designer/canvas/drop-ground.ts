/** What a drop zone works on: the canvas that scrolls, the list of its blocks, and the line that shows the place. */
export interface DropGround {
  readonly canvas: HTMLElement
  readonly list: HTMLElement
  readonly mark: HTMLElement
}
