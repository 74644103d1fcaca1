import { expect, test } from 'vitest'
import { acceptOf, pickLimit } from '#src/media/picker/pick-limit.ts'

test.each([
  [{ mode: 'page', maxLength: 3 }, Infinity],
  [{ mode: 'pick' }, 1],
  [{ mode: 'pick', maxLength: 5 }, 1],
  [{ mode: 'pick', multiple: true }, Infinity],
  [{ mode: 'pick', multiple: true, maxLength: 5 }, 5],
  [{ mode: 'pick', multiple: true, maxLength: 0 }, Infinity],
])('%j', (attributes, limit) => expect(pickLimit(attributes)).toBe(limit))

test.each([
  [{}, 'all'],
  [{ mode: 'pick' }, 'picture'],
  [{ mode: 'pick', accept: 'video' }, 'video'],
  [{ mode: 'pick', accept: 'anything' }, 'picture'],
  [{ mode: 'page', accept: 'picture' }, 'picture'],
])('%j shows %s', (props, shown) => expect(acceptOf(props)).toBe(shown))
