import { defineKind } from '../kind.ts'

/** Sent back as it came. */
export default defineKind<unknown>({
  fits: ({ type }) => type === 'hidden',
  read: ({ value }) => value,
  Control: null,
})
