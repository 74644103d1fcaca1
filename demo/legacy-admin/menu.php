<div class="host-top">
  <span class="host-brand">商城管理系统 V3.2</span>
  <span class="host-user"><?= e($user) ?> | <a href="#">修改密码</a> | <a href="#">退出</a></span>
</div>
<div class="host-menu">
  <ul class="nav nav-stacked">
    <li><a href="#">控制台</a></li>
    <li><a href="#">商品管理</a></li>
    <li><a href="#">订单管理</a></li>
    <li class="active"><a href="#">页面装修</a></li>
<?php foreach (isset($pages) ? $pages : [] as $page) { ?>
    <li class="host-sub"><a href="?id=<?= e($page['id']) ?>"><?= e($page['name']) ?></a></li>
<?php } ?>
    <li><a href="#" id="host-about">系统信息</a></li>
  </ul>
  <p class="host-php"><?php echo 'PHP ', PHP_VERSION ?></p>
</div>
