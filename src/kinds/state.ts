import { choiceKind, type ChoiceOptions, type Options } from './choice.ts'
import { field, type Field } from './kind.ts'

/** How a state looks: to be done, good, wrong, over. */
export type Tone = 'plain' | 'active' | 'good' | 'warning' | 'bad' | 'faint'

/** A state of a record, told by the server: each value with the tone it has; its word is `<value>` or `words[value]`. */
export const state = (tones: Readonly<Record<string, Tone>>, more: ChoiceOptions & { words?: Options } = {}): Field<string> => {
  const options = more.words ?? Object.fromEntries(Object.keys(tones).map((value) => [value, value]))
  return field(choiceKind('state', options, more.isNumber ?? false), { ...more, tones, options } as ChoiceOptions)
}
