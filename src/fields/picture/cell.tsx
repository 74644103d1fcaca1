import type { CellProps } from '../cell.tsx'

/** A picture, small. */
export default function PictureCell({ value, base }: CellProps<string>) {
  return <img className="field-picture" src={new URL(value, base || document.baseURI).href} alt="" loading="lazy" />
}
