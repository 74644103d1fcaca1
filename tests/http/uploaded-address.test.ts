import { expect, test } from 'vitest'
import { uploadedAddress } from '#src/http/uploaded-address.ts'

const base = 'https://shop.example'

test.each([
  [{ src: '/uploads/a.jpg' }, 'https://shop.example/uploads/a.jpg'],
  [{ att_dir: 'https://cdn.example/a.jpg' }, 'https://cdn.example/a.jpg'],
  [{ file_path: 'uploads/a.jpg' }, 'https://shop.example/uploads/a.jpg'],
  [{ src: '', file_path: '/b.jpg' }, 'https://shop.example/b.jpg'],
  [{}, ''],
])('%j', (reply, address) => expect(uploadedAddress(reply, base)).toBe(address))

test('no reply is no address', () => expect(uploadedAddress(undefined, base)).toBe(''))
