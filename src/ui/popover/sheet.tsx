import { Popover } from '@base-ui/react/popover'
import { addStyles } from '#src/lib/styles.ts'
import { InCarrier, usePopupCarrier } from '../top-layer.tsx'
import { isFrom } from './anchored.ts'
import type { SheetProps } from './popover.tsx'
import css from './sheet.css?inline'
import { stayInside } from './stay-inside.ts'

addStyles(css)

export function Sheet({ anchor, isOpen, setOpen, label, side = 'bottom', align = 'start', children }: SheetProps) {
  const carrier = usePopupCarrier()
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(next, details) => {
        if (details.reason === 'outside-press' && isFrom(details.event, anchor.current)) return details.cancel()
        setOpen(next)
      }}
    >
      <Popover.Portal {...carrier}>
        <Popover.Positioner className="ui-float-place" anchor={anchor} side={side} align={align} sideOffset={4} collisionPadding={8}>
          <Popover.Popup className="ui-float ui-popover" aria-label={label} finalFocus={anchor} onKeyDown={stayInside}>
            <InCarrier.Provider value={true}>{children}</InCarrier.Provider>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
