/** A whole number as people read large ones, in all of our languages: 100000 → `100,000`. */
export const grouped = (number: number): string => String(number).replace(/\B(?=(\d{3})+$)/g, ',')
