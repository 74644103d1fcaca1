import { words, type Attack } from './attack.ts'

/* Families of HTML that runs nothing and does harm all the same. */

/** What leads away when it is pressed. */
export const leading: readonly Attack[] = [
  ({ far }) => `<a href="${far}">x</a>`,
  ({ far }) => `<a href="//${far.slice(8)}">x</a>`,
  ({ far }) => `<a href="\\\\${far.slice(8)}">x</a>`,
  ({ far }) => `<a href="${far}" target=_blank rel=opener>x</a>`,
  ({ far }) => `<a href="${far}" ping="${far}">x</a>`,
  ({ far }) => `<a href="${far}" download>x</a>`,
  ({ far }) => `<area href="${far}">`,
  ({ far }) => `<img src=/none usemap=#n><map name=n><area shape=rect coords=0,0,999,999 href="${far}"></map>`,
  ({ far }) => `<svg width=90 height=20><a xlink:href="${far}"><rect width=90 height=20 /></a></svg>`,
  ({ far }) => `<svg><a href="${far}"><text y=15>x</text></a></svg>`,
  ({ far }) => `<math><mrow href="${far}"><mtext>x</mtext></mrow></math>`,
  ({ far }) => `<form action="${far}"><input name=q><button>x</button></form>`,
  ({ far }) => `<button form=x formaction="${far}">x</button><form id=x></form>`,
  ({ far }) => `<input type=submit formaction="${far}">`,
  ({ far }) => `<base href="${far}" target=_top><a href="/x">x</a>`,
  ({ far }) => `<a href="tel:110">x</a><a href="mailto:x@${far.slice(8)}">x</a><a href="weixin://x">x</a>`,
  ({ far }) => `<base href="${far}">`,
  ({ far }) => `<button popovertarget=z>x</button><a popover id=z href="${far}">x</a>`,
]

/** What asks a foreign address as it is shown, and is no picture of the text. */
export const asking: readonly Attack[] = [
  ({ far }) => `<img srcset="${far} 1x">`,
  ({ far }) => `<picture><source srcset="${far}"><img></picture>`,
  ({ far }) => `<img src=/none lowsrc="${far}" dynsrc="${far}">`,
  ({ far }) => `<video src="${far}"></video>`,
  ({ far }) => `<video src="${far}" autoplay muted preload=auto></video>`,
  ({ far }) => `<video preload=auto autoplay><source src="${far}"></video>`,
  ({ far }) => `<video><track default src="${far}"></video>`,
  ({ far }) => `<audio src="${far}" autoplay preload=auto></audio>`,
  ({ far }) => `<iframe src="${far}"></iframe>`,
  ({ far }) => `<object data="${far}"></object>`,
  ({ far }) => `<embed src="${far}">`,
  ({ far }) => `<input type=image src="${far}">`,
  ({ far }) => `<table background="${far}"><tr background="${far}"><td background="${far}">x</table>`,
  ({ far }) => `<body background="${far}">x`,
  ...words('stylesheet preload prefetch dns-prefetch preconnect icon manifest modulepreload import alternate').map(
    (kind): Attack =>
      ({ far }) =>
        `<link rel=${kind} as=image href="${far}">`,
  ),
  ({ far }) => `<meta http-equiv=refresh content="0;url=${far}">`,
  ({ far }) => `<meta http-equiv=Content-Security-Policy content="img-src *; report-uri ${far}">`,
  ({ far }) => `<style>@import "${far}";</style>`,
  ({ far }) => `<style>* { background: url(${far}) }</style>`,
  ({ far }) =>
    `<style>input[value^=a] { background: url(${far}) } @font-face { font-family: x; src: url(${far}) } p { font-family: x }</style>`,
  ({ far }) => `<svg><style>* { background: url(${far}) }</style></svg>`,
  ({ far }) => `<svg><image href="${far}" width=9 height=9 /></svg>`,
  ({ far }) => `<svg><image xlink:href="${far}" width=9 height=9 /></svg>`,
  ({ far }) => `<svg><use href="${far}#x" /></svg>`,
  ({ far }) => `<svg><feImage href="${far}" /></svg>`,
  ({ far }) => `<svg><rect width=9 height=9 fill="url(${far}#x)" filter="url(${far}#y)" /></svg>`,
  ...words(
    'background background-image list-style list-style-image border-image border-image-source cursor content mask mask-image filter clip-path shape-outside',
  ).map(
    (property): Attack =>
      ({ far }) =>
        `<p style="display: list-item; ${property}: url('${far}')">x</p>`,
  ),
  ({ far }) => `<p style="background: u\\72l(${far})">x</p>`,
  ({ far }) => `<p style="background-image: image-set('${far}' 1x)">x</p>`,
  ({ far }) => `<p style="background-image: -webkit-image-set(url('${far}') 1x)">x</p>`,
  ({ far }) => `<p style="background-image: cross-fade(url('${far}'), red, 50%)">x</p>`,
  ({ far }) => `<p style="--x: url('${far}'); background: var(--x)">x</p>`,
  ({ far }) => `<p style="background: linear-gradient(red, red), url('${far}')">x</p>`,
  ({ far }) => `<p data-crm-style="background: url('${far}')">x</p>`,
  ({ far }) => `<p style='font-family: "x&#39;"; background: url(${far})'>x</p>`,
  ({ far }) => `<p style="/*" title="*/"><i style="background: url('${far}')">x</i>`,
]

/** What lies over the page around it, pushes it away or dresses up as a part of it. */
export const covering: readonly Attack[] = [
  ...[
    'position: fixed; inset: 0; z-index: 99999; background: red',
    'position: absolute; inset: -9999px; background: red',
    'position: sticky; top: 0; background: red',
    'position: relative; top: -400px; height: 800px; background: red',
    'margin: -400px; height: 800px; background: red',
    'margin-top: -400px; padding: 400px; background: red',
    'margin: calc(0px - 400px); height: 800px; background: red',
    'transform: scale(99); background: red',
    'translate: 0 -100px; height: 400px; background: red',
    'scale: 99; background: red',
    'rotate: 45deg; width: 4000px; background: red',
    'zoom: 99; background: red',
    'offset-path: path("M 0 0 L 999 999"); offset-distance: 50%; background: red',
    'width: 9999px; height: 90px; background: red',
    'box-shadow: 0 0 0 9999px red',
    'outline: 9999px solid red',
    'border: 0; border-image: linear-gradient(red, red) 1 / 1 / 9999px',
    'filter: drop-shadow(0 -99px red) drop-shadow(0 99px red)',
    'text-shadow: 0 -40px red, 0 40px red; font-size: 90px',
    'float: left; shape-outside: circle(9999px); margin-left: -999px; width: 2000px; background: red',
    'position-anchor: --x; position: fixed; inset-area: all',
    'animation: spin 1s infinite; position: fixed; inset: 0',
    'view-transition-name: root',
    'text-indent: -9999px; line-height: 99',
    'display: block; all: initial; position: fixed; inset: 0; background: red',
    'position: fixed !important; inset: 0 !important; background: red !important',
    '-webkit-transform: scale(99); background: red',
    'columns: 9; column-width: 999px; background: red',
    'writing-mode: vertical-rl; height: 9px; width: 9999px; background: red',
    'vertical-align: 9999px; background: red',
    'grid-area: 1 / 1 / 99 / 99; position: absolute; inset: -99px; background: red',
  ].map(
    (style): Attack =>
      () =>
        `<div style="${style}">x</div>`,
  ),
  ...words('ui-dialog ui-toasts ui-backdrop console-shell ui-sr crm-root media-wall kefu-sheet').map(
    (name): Attack =>
      () =>
        `<div class="${name}" id="${name}" part="${name}" slot="${name}">x</div>`,
  ),
  () => `<dialog open style="inset: 0; width: 100%; height: 100%">x</dialog>`,
  () => `<div popover=manual id=p9 style="inset: 0">x</div><button popovertarget=p9 autofocus>x</button>`,
  () => `<marquee behavior=alternate width=9999 height=400 scrollamount=90>x</marquee>`,
  () => `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" hspace=-999 vspace=-999 width=9999 height=60>`,
  () => `<table width=9999 cellpadding=99><tr><td style="position: fixed; inset: 0">x</table>`,
  () => `<font style="position: fixed; inset: 0; background: red" size=7>x</font>`,
  () => `<div data-crm-style="position: fixed; inset: 0; background: red">x</div>`,
  () => `<body style="position: fixed; inset: 0; background: red">x</body>`,
  () => `<style>:host, * { position: fixed !important; inset: 0 }</style><p>x</p>`,
  () => `<div style='position:fixed;inset:0' style="color: red">x</div>`,
]
