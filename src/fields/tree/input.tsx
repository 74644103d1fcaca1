import { useStore } from '@nanostores/react'
import { Select, type SelectOption } from '#src/ui/select/select.tsx'
import { $fieldWords } from '../fields.text.ts'
import { optionsOf, sharedProps, type InputProps } from '../input.ts'
import { listedOf, type Listed } from '../listed.ts'

const indented = (nodes: readonly Listed[], isAnyLevel: boolean, depth = 0): SelectOption<string>[] =>
  nodes.flatMap(({ value, label, isDisabled, children = [] }) => [
    { value, label: '\u2003'.repeat(depth) + label, disabled: isDisabled === true || (!isAnyLevel && children.length > 0) },
    ...indented(children, isAnyLevel, depth + 1),
  ])

/** A node of a tree. */
export default function TreeInput({ value, onChange, words, ...props }: InputProps<string>) {
  const text = useStore($fieldWords)
  const { isAnyLevel = false, hint } = optionsOf<{ isAnyLevel: boolean }>(props.field)
  const options = indented(listedOf(props.field, words), isAnyLevel)
  const chosen = options.find((option) => option.value === String(value ?? ''))?.value
  return <Select {...sharedProps(props)} value={chosen} onChange={onChange} options={options} placeholder={hint ?? text.choose} />
}
