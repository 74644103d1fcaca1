import { Select } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import menuCss from '../menu/menu-list.css?inline'
import sheetCss from '../popover/sheet.css?inline'
import { usePopupCarrier } from '../top-layer.tsx'
import { SelectFace, type SelectListProps } from './select.tsx'

addStyles(sheetCss)
addStyles(menuCss)

export function SelectList({
  value,
  onChange,
  options,
  placeholder,
  size = 'normal',
  startsOpen,
  takesFocus,
  ...rest
}: SelectListProps<string | number>) {
  const { disabled, invalid, ...aria } = rest
  // its list stays mounted: only what can be seen has a place in the top layer
  const [isShown, setShown] = useState(startsOpen)
  const carrier = usePopupCarrier(isShown)
  const trigger = useRef<HTMLButtonElement>(null)
  // at once: a key pressed in between would go astray
  useLayoutEffect(() => {
    if (takesFocus) trigger.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const chosen = options.find((option) => option.value === value)
  return (
    <Select.Root<string | number>
      value={chosen ? chosen.value : null}
      items={options}
      onValueChange={(next) => next !== null && onChange(next)}
      defaultOpen={startsOpen}
      onOpenChange={(isOpen) => isOpen && setShown(true)}
      onOpenChangeComplete={(isOpen) => !isOpen && setShown(false)}
      modal={false}
      disabled={disabled}
    >
      <Select.Trigger {...aria} ref={trigger} className={`ui-select is-${size}`} aria-invalid={invalid || undefined}>
        <SelectFace label={chosen?.label} placeholder={placeholder} />
      </Select.Trigger>
      <Select.Portal {...carrier}>
        <Select.Positioner className="ui-float-place" alignItemWithTrigger={false} align="start" sideOffset={4} collisionPadding={8}>
          <Select.Popup className="ui-float ui-menu ui-select-list">
            {options.map((option) => (
              <Select.Item key={option.value} value={option.value} disabled={option.disabled} className="ui-menu-item">
                <Select.ItemText className="ui-menu-label">{option.label}</Select.ItemText>
                <Select.ItemIndicator className="ui-menu-icon">
                  <Check />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  )
}
