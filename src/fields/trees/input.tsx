import { Checkbox } from '#src/ui/checkbox/checkbox.tsx'
import { addStyles } from '#src/lib/styles.ts'
import css from '../fields.css?inline'
import { optionsOf, type InputProps } from '../input.ts'
import { listedOf, type Listed } from '../listed.ts'
import { branchState, toggled } from '../tree-values.ts'

addStyles(css)

/** A tree with a box at every node. */
export default function TreesInput({ field, value, onChange, id, invalid, describedBy, words }: InputProps<readonly string[]>) {
  const { isStrict = false, isDisabled } = optionsOf<{ isStrict: boolean }>(field)
  const list = (nodes: readonly Listed[], isTop = false) => (
    <ul className={isTop ? 'field-tree' : undefined}>
      {nodes.map((node) => {
        const state = branchState(node, value, isStrict)
        return (
          <li key={node.value}>
            <Checkbox
              checked={state === 'all'}
              indeterminate={state === 'some'}
              invalid={invalid}
              disabled={isDisabled === true || node.isDisabled === true}
              onChange={() => onChange(toggled(node, value, isStrict))}
            >
              {node.label}
            </Checkbox>
            {node.children && node.children.length > 0 && list(node.children)}
          </li>
        )
      })}
    </ul>
  )
  return (
    <div role="group" id={id} aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {list(listedOf(field, words), true)}
    </div>
  )
}
