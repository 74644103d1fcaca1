import { useStore } from '@nanostores/react'
import { createElement } from 'react'
import { addStyles } from '#src/lib/styles.ts'
import { IconButton } from '#src/ui/icon-button/icon-button.tsx'
import { Input } from '#src/ui/input/input.tsx'
import { Popover } from '#src/ui/popover/popover.tsx'
import { iconNames, menuIcon } from '../menu-icons.ts'
import { $text } from './form.text.ts'
import css from './icon-input.css?inline'

addStyles(css)

export interface IconInputProps {
  /** Name of a class of the shop's icon font. */
  value: string
  onChange: (name: string) => void
  label: string
  id?: string
  'aria-describedby'?: string | undefined
}

/** The name of an icon: typed, since shops know more than we draw, or chosen. */
export function IconInput({ value, onChange, label, ...ids }: IconInputProps) {
  const t = useStore($text)
  const trigger = <IconButton label={`${label}: ${t.chooseIcon}`} icon={createElement(menuIcon(value), { size: 16 })} />
  return (
    <div className="console-icon-input">
      <Input {...ids} value={value} onChange={onChange} placeholder={t.iconHint} />
      <Popover trigger={trigger} label={t.chooseIcon} align="end">
        {(close) => (
          <div className="console-icons">
            {iconNames.map((name) => (
              <IconButton
                key={name}
                label={name}
                icon={createElement(menuIcon(name), { size: 18 })}
                aria-pressed={menuIcon(name) === menuIcon(value)}
                onClick={() => {
                  onChange(`el-icon-${name}`)
                  close()
                }}
              />
            ))}
          </div>
        )}
      </Popover>
    </div>
  )
}
