/**
 * Indexes of the most numbers that ascend as they stand; negative ones count as none. What is not among them has moved.
 */
export function longestAscending(numbers: readonly number[]): Set<number> {
  const tails: number[] = []
  const previous = new Int32Array(numbers.length).fill(-1)
  for (const [index, number] of numbers.entries()) {
    if (number < 0) continue
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (numbers[tails[middle]!]! < number) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? tails[low - 1]! : -1
    tails[low] = index
  }
  const members = new Set<number>()
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index]!) members.add(index)
  return members
}
