import { useStore } from '@nanostores/react'
import { isSameLink } from './link-format.ts'
import { $text } from './links.text.ts'

interface LinkNameProps {
  name: string
  link: string
  /** The link of the field. */
  current: string
}

/** A row's name, marked when the field holds its link. */
export function LinkName({ name, link, current }: LinkNameProps) {
  const t = useStore($text)
  return (
    <span className="pick-name">
      <span>{name}</span>
      {isSameLink(link, current) && <small className="pick-mark">{t.current}</small>}
    </span>
  )
}
