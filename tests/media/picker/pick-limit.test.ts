import { expect, test } from 'vitest'
import { pickLimit } from '#src/media/picker/pick-limit.ts'

test.each([
  [{ mode: 'page', maxLength: 3 }, Infinity],
  [{ mode: 'pick' }, 1],
  [{ mode: 'pick', maxLength: 5 }, 1],
  [{ mode: 'pick', multiple: true }, Infinity],
  [{ mode: 'pick', multiple: true, maxLength: 5 }, 5],
  [{ mode: 'pick', multiple: true, maxLength: 0 }, Infinity],
])('%j', (attributes, limit) => expect(pickLimit(attributes)).toBe(limit))
