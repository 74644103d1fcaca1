import { type ChartValue, numberOf } from './scale.ts'

/** How a value is said: text as it stands; one that is missing is none. */
export const written = (value: ChartValue, show: (value: string) => string): string =>
  numberOf(value) === null ? '–' : show(String(value))
