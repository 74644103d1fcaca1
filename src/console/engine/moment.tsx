import { Tooltip } from '#src/ui/tooltip/tooltip.tsx'

/** A time of a list, `YYYY-MM-DD HH:mm:ss`, to the minute; the seconds are for who points at it. */
export function Moment({ at }: { at: string }) {
  return (
    <Tooltip text={at}>
      <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 'YYYY-MM-DD HH:mm'.length)}</time>
    </Tooltip>
  )
}
