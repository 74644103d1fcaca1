import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { isDisabled, type KindProps } from './kind.ts'
import type { RuleOption } from './rule.ts'
import { branchState, toggled } from './tree-values.ts'

type Values = readonly RuleOption['value'][]

interface TreeBoxesProps extends KindProps<Values> {
  /** Every node stands for itself. */
  isStrict: boolean
}

/** A tree with a box at every node. */
export function TreeBoxes({ rule, value, onChange, id, invalid, describedBy, isStrict }: TreeBoxesProps) {
  const list = (options: readonly RuleOption[], isTop = false) => (
    <ul className={isTop ? 'form-tree' : undefined}>
      {options.map((option) => {
        const state = branchState(option, value, isStrict)
        return (
          <li key={option.value}>
            <Checkbox
              checked={state === 'all'}
              indeterminate={state === 'some'}
              invalid={invalid}
              disabled={isDisabled(rule) || option.isDisabled}
              onChange={() => onChange(toggled(option, value, isStrict))}
            >
              {option.label}
            </Checkbox>
            {option.children.length > 0 && list(option.children)}
          </li>
        )
      })}
    </ul>
  )
  return (
    <div role="group" id={id} aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {list(rule.options, true)}
    </div>
  )
}
