import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import type { PhoneBlock, PhoneItem } from './phone-items.ts'

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => signs[sign]!)

const item = ({ picture, words, price }: PhoneItem): string => {
  const img = picture && `<img src="${escaped(picture)}" alt="${escaped(words)}" loading="lazy">`
  const text = words && `<span>${escaped(words)}</span>`
  return `<li>${img}${text}${price && `<b>¥${escaped(price)}</b>`}</li>`
}

const block = ({ heading, items }: PhoneBlock, apart: string): string => {
  const shown = items.length > 0 ? `<ul data-count="${items.length}">${items.map(item).join('')}</ul>` : ''
  const title = heading && `<h2>${escaped(heading)}</h2>`
  return `<section>${title}${shown || (heading ? '' : `<p class="apart">${escaped(apart)}</p>`)}</section>`
}

/** The page's frame; `style-src 'self'` allows no styles of its own. */
const html = (locale: Locale, title: string, body: string): string => `<!doctype html>
<html lang="${{ 'zh-cn': 'zh-CN', en: 'en', 'zh-tw': 'zh-TW' }[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/pages/annex/special/page.css">
</head>
<body>${body}</body>
</html>
`

/** A published page as a plain one: pictures, words and goods in their order, and a sentence that says that it is no storefront. */
export function phonePage(title: string, blocks: readonly PhoneBlock[], locale: Locale): string {
  const say = (key: string) => sentence(key, locale) ?? ''
  const parts = blocks.map((one) => block(one, say('phone_page_apart'))).join('')
  const body = `<p class="note" role="note">${escaped(say('phone_page_note'))}</p><main><h1>${escaped(title)}</h1>${parts}</main>`
  return html(locale, title, body)
}

/** What stands in place of a page that visitors do not see. */
export function phoneNote(locale: Locale): string {
  const title = sentence('phone_page_hidden', locale) ?? ''
  return html(
    locale,
    title,
    `<main class="nothing"><h1>${escaped(title)}</h1><p>${escaped(sentence('phone_page_hidden_hint', locale) ?? '')}</p></main>`,
  )
}

export const phoneCss = `:root{color-scheme:light dark;font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei",sans-serif}
body{margin:0;background:Canvas;color:CanvasText}
main{max-width:480px;margin:0 auto;padding:12px 16px 32px;box-sizing:border-box;overflow-wrap:anywhere}
.note{margin:0;padding:8px 16px;text-align:center;font-size:13px;background:#fff3d6;color:#5c3d00}
h1{font-size:18px;margin:8px 0 12px}
h2{font-size:16px;margin:0 0 8px}
section{margin:0 0 16px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(96px,1fr));gap:10px;margin:0;padding:0;list-style:none}
ul[data-count="1"]{grid-template-columns:1fr}
li{display:flex;flex-direction:column;gap:2px;font-size:13px}
img{width:100%;height:auto;border-radius:6px}
b{color:light-dark(#c2200f,#ff8f80)}
.apart{margin:0;padding:14px;text-align:center;font-size:13px;border:1px dashed GrayText;border-radius:8px}
.nothing{padding-top:30vh;text-align:center}
`
