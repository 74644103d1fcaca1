import { shopPaths } from '../../blocks/shared/shop-paths.ts'
import { block, defineTemplate } from '../define-template.ts'
import { kitOf } from '../kit.ts'

const { search, slides, icons, notice, cube, title, goods, service } = kitOf({
  colours: ['#173a63', '#2f6ba8'],
  price: '#c2410c',
  signs: [
    ['#2f6ba8', '#173a63'],
    ['#4a86b8', '#28598c'],
    ['#5b7489', '#34495c'],
    ['#d9822b', '#b45309'],
  ],
})

/** A maker of rubber and adhesive boards: trade customers look for a board, a sample, a price. */
export default defineTemplate((say) => ({
  id: 'rubber-works',
  rank: 1,
  name: say('橡胶板材工厂', 'Rubber board works', '橡膠板材工廠'),
  trade: say('工业制造', 'Industry', '工業製造'),
  settings: { title: say('橡胶 · 胶粘制品', 'Rubber & adhesives', '橡膠 · 膠黏製品'), colour: '#f3f5f8' },
  blocks: [
    search([say('橡胶板', 'Rubber', '橡膠板'), say('双面胶', 'Tape', '雙面膠'), say('密封条', 'Seal', '密封條')], { shape: 1 }),
    slides(
      [
        [
          'board',
          say('橡胶板材源头工厂', 'Rubber boards, from the works', '橡膠板材源頭工廠'),
          say('NBR · EPDM · 硅胶 1–50 mm', 'NBR · EPDM · silicone, 1–50 mm', 'NBR · EPDM · 矽膠 1–50 mm'),
          shopPaths.goods,
        ],
        [
          'roll',
          say('胶粘制品模切定制', 'Adhesives, cut to your drawing', '膠黏製品模切訂製'),
          say('来图来样，48 小时打样', 'Samples in 48 hours', '來圖來樣，48 小時打樣'),
          shopPaths.service,
          ['#8a4b12', '#d9822b'],
        ],
      ],
      'edge',
    ),
    icons(
      [
        ['board', say('橡胶板', 'Board', '橡膠板'), shopPaths.goods],
        ['roll', say('胶带', 'Tape', '膠帶'), shopPaths.goods],
        ['wheel', say('密封件', 'Seal', '密封件'), shopPaths.goods],
        ['box', say('减震垫', 'Pads', '減震墊'), shopPaths.goods],
        ['tag', say('要样品', 'Try', '要樣品'), shopPaths.service],
        ['doc', say('要报价', 'Quote', '要報價'), shopPaths.service],
        ['medal', say('资质', 'Proof', '資質'), shopPaths.articles],
        ['truck', say('我的订单', 'Order', '我的訂單'), shopPaths.orders],
      ],
      4,
      false,
    ),
    notice(say('公告', 'Notice', '公告'), [
      say('常备库存当天发货，整车另议', 'Stock leaves today', '常備庫存當天出貨'),
      say('检测报告可随货提供', 'Test papers included', '檢測報告可隨貨提供'),
    ]),
    cube(3, [
      [
        'doc',
        say('来图定制', 'To drawing', '來圖訂製'),
        say('模切 · 冲型 · 背胶', 'Cut, punched, backed', '模切 · 沖型 · 背膠'),
        shopPaths.service,
      ],
      ['bolt', say('快速打样', 'Fast samples', '快速打樣'), say('48 小时', '48 hours', '48 小時'), shopPaths.service],
      ['truck', say('全国发货', 'Nationwide', '全國出貨'), say('专线直达', 'Direct lines', '專線直達'), shopPaths.goods],
    ]),
    title(say('热销板材', 'In demand', '熱銷板材'), shopPaths.hot),
    goods('row', 4, 1),
    title(say('全部产品', 'All boards', '全部產品'), shopPaths.categories),
    goods('two', 6),
    block('richText', {
      html:
        `<h3>${say('工厂实力', 'About the works', '工廠實力')}</h3>` +
        `<ul><li>${say('自有压延、硫化与分切产线', 'Own calendering, curing and slitting lines', '自有壓延、硫化與分切產線')}</li>` +
        `<li>${say('每批次留样，尺寸与硬度全检', 'Every batch kept and measured', '每批次留樣，尺寸與硬度全檢')}</li>` +
        `<li>${say('月结客户提供对账与电子单据', 'Statements and papers for account customers', '月結客戶提供對帳與電子單據')}</li></ul>`,
      background: '#ffffff',
      sideSpace: 30,
      endSpace: 24,
    }),
    service(),
  ],
}))
