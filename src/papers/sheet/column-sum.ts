import { digitsOf, roundedDigits, textOf } from '#src/lib/decimal.ts'
import type { CellValue } from './row-queue.ts'
import { isExact } from './xlsx-cells.ts'

/** The exact sum of a column while its rows pass; what is no number counts nothing. */
export class ColumnSum {
  #digits = 0n
  #places = 0

  add(value: CellValue): void {
    const text = String(value ?? '')
    if (!isExact(text)) return
    const given = digitsOf(text)
    if (given.places > this.#places) {
      this.#digits = roundedDigits({ digits: this.#digits, places: this.#places }, given.places).digits
      this.#places = given.places
    }
    this.#digits += roundedDigits(given, this.#places).digits
  }

  get text(): string {
    return textOf({ digits: this.#digits, places: this.#places })
  }
}
