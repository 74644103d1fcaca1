import { expect, test } from 'vitest'
import type { FileRow } from '#src/api/files.ts'
import { readFile, toPicked } from '#src/media/wire/media-file.ts'

const row: FileRow = {
  att_id: 142,
  name: 'ecd877fe.jpg',
  att_dir: 'http://127.0.0.1:8880/uploads/attach/ecd877fe.jpg',
  satt_dir: '/uploads/attach/small_ecd877fe.jpg',
  att_size: '0',
  att_type: 'image/jpeg',
  pid: 16,
  time: '2026-11-21 08:37:05',
  image_type: 1,
  module_type: 1,
  real_name: 'x.jpg',
  scan_token: '',
}

test('reads a row of the shop: ids as text, both addresses whole, an unknown size as none', () => {
  expect(readFile(row, 'https://shop.example')).toEqual({
    id: '142',
    isVideo: false,
    version: 0,
    removed: '',
    width: 0,
    height: 0,
    alt: '',
    focal: null,
    crop: null,
    categoryId: '16',
    name: 'x.jpg',
    full: row.att_dir,
    thumbnail: 'https://shop.example/uploads/attach/small_ecd877fe.jpg',
    type: 'image/jpeg',
    bytes: 0,
    time: '2026-11-21 08:37:05',
  })
})

test('a row without staff name or thumbnail uses what is there', () => {
  const file = readFile({ ...row, real_name: '', satt_dir: '', att_size: '24829' }, 'https://shop.example')
  expect([file.name, file.thumbnail, file.bytes]).toEqual(['ecd877fe.jpg', row.att_dir, 24829])
})

test('unix seconds become the shop’s wall clock', () => {
  expect(readFile({ ...row, time: 1795221425 }, '').time).toBe('2026-11-21 08:37:05')
  expect(readFile({ ...row, time: '1795221425' }, '').time).toBe('2026-11-21 08:37:05')
  expect(readFile({ ...row, time: 0 }, '').time).toBe('')
})

test('what is handed out carries the shop’s names and whole addresses', () => {
  expect(toPicked(readFile(row, 'https://shop.example'))).toEqual({
    id: '142',
    name: 'x.jpg',
    att_dir: row.att_dir,
    satt_dir: 'https://shop.example/uploads/attach/small_ecd877fe.jpg',
    att_type: 'image/jpeg',
    alt: '',
    pid: '16',
    time: '2026-11-21 08:37:05',
  })
})
