-- What is sold changes figures of a product alone: where its texts show files is not looked at for that.
drop trigger file_uses on products;
create trigger file_uses after insert or delete or update of store_name, image, recommend_image, slider_image, description, video_link on products
  for each row execute function keep_file_uses('product', 'r.id', 'r.id', 'r.store_name', 'false',
    'r.image, r.recommend_image, r.slider_image, r.description, r.video_link');
drop trigger file_uses on product_skus;
create trigger file_uses after insert or delete or update of image, removed_at on product_skus
  for each row execute function keep_file_uses('product', 'r.id', 'r.product_id', 'select store_name from products p where p.id = r.product_id',
    'r.removed_at is not null', 'r.image');
