// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { canonicalHtml } from '#src/pickers/rich-text/canonical-html.ts'

const canonical = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = html
  return canonicalHtml(box)
}

describe('HTML that shows the same', () => {
  it.each([
    ['<p>a <b>b</b></p>', '<p>a <strong>b</strong></p>'],
    ['<p><i><b>x</b></i></p>', '<p><strong><em>x</em></strong></p>'],
    ['<p><b>x</b><b>y</b></p>', '<p><strong>xy</strong></p>'],
    ['<p>a</p>\n  <p>b</p>', '<p>a</p><p>b</p>'],
    ['<p>  a\n b </p>', '<p>a b</p>'],
    ['<p>a&nbsp;&nbsp;b</p>', '<p>a&nbsp; b</p>'],
    ['<p><br></p>', '<p></p>'],
    ['<p>a<br></p>', '<p>a</p>'],
    ['<p style="text-align: left">a</p>', '<p>a</p>'],
    ['<p style="color:red;text-align:center">a</p>', '<p style="text-align: center; color: red">a</p>'],
    ['<p><span style="color: red"><b>a</b></span></p>', '<p><b style="color: red">a</b></p>'],
    ['<p><span style="font-weight: bold">a</span></p>', '<p><strong>a</strong></p>'],
    ['<p><span>a</span></p>', '<p>a</p>'],
    ['a', '<p>a</p>'],
    ['<img alt="x" src="a.png">', '<p><img src="a.png" alt="x"></p>'],
  ])('%s is %s', (one, other) => {
    expect(canonical(one)).toBe(canonical(other))
  })

  it.each([
    ['<p>a</p>', '<div>a</div>'],
    ['<p>a<br>b</p>', '<p>a</p><p>b</p>'],
    ['<p>a b</p>', '<p>ab</p>'],
    ['<p>a</p>', '<p class="x">a</p>'],
    ['<p style="color: red">a</p>', '<p style="color: blue">a</p>'],
    ['<p style="margin: 4px">a</p>', '<p>a</p>'],
    ['<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>'],
    ['<p><a href="/a">x</a></p>', '<p><a href="/a" target="_blank">x</a></p>'],
    ['<p><img src="a.png"></p>', '<p><img src="a.png" width="10"></p>'],
    ['<ul><li>a</li></ul>', '<ol><li>a</li></ol>'],
    ['<ol><li>a</li></ol><ol><li>b</li></ol>', '<ol><li>a</li><li>b</li></ol>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<table><tbody><tr><td>a</td></tr></tbody></table>', '<p>a</p>'],
  ])('%s is not %s', (one, other) => {
    expect(canonical(one)).not.toBe(canonical(other))
  })
})
