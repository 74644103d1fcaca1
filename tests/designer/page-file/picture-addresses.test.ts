import { expect, it } from 'vitest'
import { pictureAddresses, withAddresses } from '#src/designer/page-file/picture-addresses.ts'

const a = 'https://old.example.com/uploads/a.png'
const page = {
  bg_pic: 'https://old.example.com/ground.jpg',
  '1767225600000000': {
    name: 'swiperBg',
    swiperConfig: { list: [{ img: a, info: [{ value: 'a.png 的标题' }, { value: '/pages/index/index' }] }] },
  },
  '1767225600000001': {
    name: 'hotspot',
    picStyle: { url: 'https://cdn.example.com/no-ending?id=1&size=2', list: [{ link: 'https://old.example.com/look.png' }] },
  },
  '1767225600000002': { name: 'pageFoot', menuList: [{ imgList: ['/static/on.png', ''], link: '/pages/user/index' }] },
  '1767225600000003': {
    name: 'richText',
    richText: { val: `<p>${a}-not</p><img alt="x" src="${a}"><img src='https://cdn.example.com/b.gif?x=1&amp;y=2'>` },
  },
  '1767225600000004': { name: 'theirOwn', picture: 'https://old.example.com/own.webp', inline: 'data:image/png;base64,AAAA' },
}

it('are found wherever a kind keeps pictures, also in rich texts and in kinds that nobody knows', () => {
  expect(pictureAddresses(page)).toEqual([
    'https://old.example.com/ground.jpg',
    a,
    'https://cdn.example.com/no-ending?id=1&size=2',
    '/static/on.png',
    'https://cdn.example.com/b.gif?x=1&y=2',
    'https://old.example.com/own.webp',
  ])
})

it('are replaced everywhere, and nothing else is', () => {
  const next = withAddresses(
    page,
    new Map([
      [a, 'https://new.example.com/1.png?a=1&b=2'],
      ['https://cdn.example.com/b.gif?x=1&y=2', 'https://new.example.com/2.gif'],
      ['/static/on.png', 'https://new.example.com/3.png'],
    ]),
  )
  expect(next['1767225600000000'].swiperConfig.list[0]).toMatchObject({ img: 'https://new.example.com/1.png?a=1&b=2' })
  expect(next['1767225600000003'].richText.val).toBe(
    `<p>${a}-not</p><img alt="x" src="https://new.example.com/1.png?a=1&amp;b=2"><img src='https://new.example.com/2.gif'>`,
  )
  expect(next['1767225600000002'].menuList[0]!.imgList[0]).toBe('https://new.example.com/3.png')
  expect(next['1767225600000001']).toBe(page['1767225600000001'])
  expect(next['1767225600000004']).toBe(page['1767225600000004'])
})
