import { ChevronRight } from 'lucide-react'

interface RowHeadingProps {
  title: string
  intro: string
  link: string
}

/** The heading over an older row: its title, a line about it, and the way to more. */
export function RowHeading({ title, intro, link }: RowHeadingProps) {
  return (
    <div className="designer-rowhead">
      <b>{title}</b>
      <span>{intro}</span>
      {link !== '' && (
        <i>
          更多
          <ChevronRight size={12} aria-hidden />
        </i>
      )}
    </div>
  )
}
