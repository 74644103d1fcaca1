export interface ChoicesProps<T extends string | number> {
  label: string
  value: T
  onChange(value: NoInfer<T>): void
  choices: readonly (readonly [NoInfer<T>, string])[]
}

/** One of a few, beside each other. */
export function Choices<T extends string | number>({ label, value, onChange, choices }: ChoicesProps<T>) {
  return (
    <div className="kefu-side-choices" role="group" aria-label={label}>
      {choices.map(([one, name]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {name}
        </button>
      ))}
    </div>
  )
}
