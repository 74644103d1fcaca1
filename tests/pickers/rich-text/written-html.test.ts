// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { writtenHtml } from '#src/pickers/rich-text/written-html.ts'

const written = (html: string) => {
  const editor = document.createElement('div')
  editor.innerHTML = html
  return writtenHtml(editor)
}
const item = (words: string, type: string, depth = 0) =>
  `<li data-list="${type}"${depth ? ` class="ql-indent-${depth}"` : ''}><span class="ql-ui" contenteditable="false"></span>${words}</li>`

test.each([
  ['<p><br></p>', ''],
  ['<p>a</p><p><br></p>', '<p>a</p><p><br></p>'],
  ['<p class="ql-x" style="text-align: center;">a &amp; &lt;b&gt;</p>', '<p style="text-align: center;">a &amp; &lt;b&gt;</p>'],
  ['<p>  a  b </p>', '<p>&nbsp;&nbsp;a &nbsp;b&nbsp;</p>'],
  ['<p>a<span class="ql-cursor">\uFEFF</span></p>', '<p>a</p>'],
  ['<h2>a <strong>b</strong></h2>', '<h2>a <strong>b</strong></h2>'],
  ['<p><img src="a.png" alt="&quot;"></p><hr>', '<p><img src="a.png" alt="&quot;"></p><hr>'],
  ['<p><video src="a.mp4" controls=""></video></p>', '<p><video src="a.mp4" controls=""></video></p>'],
  [`<ol>${item('a', 'bullet')}${item('b', 'bullet')}</ol>`, '<ul><li>a</li><li>b</li></ul>'],
  [`<ol>${item('a', 'ordered')}${item('b', 'bullet')}</ol>`, '<ol><li>a</li></ol><ul><li>b</li></ul>'],
  [
    `<ol>${item('a', 'bullet')}${item('b', 'ordered', 1)}${item('c', 'ordered', 2)}${item('d', 'bullet')}</ol>`,
    '<ul><li>a<ol><li>b<ol><li>c</li></ol></li></ol></li><li>d</li></ul>',
  ],
  [`<ol>${item('<br>', 'ordered')}</ol>`, '<ol><li><br></li></ol>'],
])('%s', (shown, html) => {
  expect(written(shown)).toBe(html)
})
