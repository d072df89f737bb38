/**
 * What the banners in static/banners say in Vietnamese: of each, pieces of its `index.html` as they stand there and in
 * `vn.html`. Names of invented brands, labels on their bottles among them, stay.
 */
export const words: Readonly<Record<string, readonly (readonly [english: string, vietnamese: string])[]>> = {
  'liquors-banner': [
    [
      'Open till the last tram: any three bottles, $90',
      'Mở đến chuyến tàu cuối: ba chai bất kỳ, 1.990.000&nbsp;đ',
    ],
    ['>Half past nine<', '>Chín rưỡi tối<'],
    ['>Open till<', '>Mở đến<'],
    ['>the last<', '>chuyến tàu<'],
    ['>tram<', '>cuối<'],
    // The price, longer than in dollars, has a line of its own.
    ['>Any three, $90<', '>Ba chai bất kỳ 1.990.000&nbsp;đ<'],
    ['>Until Sunday, 18+<', '>Đến Chủ nhật, 18+<'],
    ['>The shelf<', '>Xem kệ<'],
  ],
  'parched-panther': [
    ['So dry? Parched Panther, lime and ginger', 'Khô cổ? Parched Panther vị chanh gừng'],
    [
      'So dry. A panther licks a can of Parched Panther, lime and ginger. Zero sugar. Full growl. Grab one',
      'Khô cổ. Con báo đen liếm lon Parched Panther vị chanh gừng. 0% đường, 100% gầm. Uống ngay',
    ],
    // Smaller: three letters with an accent stand where two stood.
    [
      'y="410" font-size="60" textLength="104" lengthAdjust="spacingAndGlyphs">SO<',
      'y="410" font-size="51" textLength="104" lengthAdjust="spacingAndGlyphs">KHÔ<',
    ],
    [
      'x="184" y="410" font-size="60" textLength="106" lengthAdjust="spacingAndGlyphs">DRY<',
      'x="188" y="410" font-size="51" textLength="94" lengthAdjust="spacingAndGlyphs">CỔ<',
    ],
    ['>GRAB<', '>UỐNG<'],
    ['>ONE<', '>NGAY<'],
    ['>LIME + GINGER<', '>CHANH + GỪNG<'],
    ['>Zero sugar.<', '>0% đường,<'],
    ['>Full growl.<', '>100% gầm.<'],
  ],
  'toast-and-co': [
    ['Breakfast pops up at Toast &amp; Co', 'Bữa sáng bật lên ở Toast &amp; Co'],
    ['>Breakfast<', '>Bữa sáng<'],
    ['>pops up.<', '>bật lên.<'],
    ['>Mon to Fri, 6:30 to 14:00<', '>Thứ 2 đến thứ 6, 6:30–14:00<'],
    ['>Sat and Sun, 7:30 to 15:00<', '>Thứ 7 và Chủ nhật, 7:30–15:00<'],
    ['>Save me a seat<', '>Giữ chỗ nhé<'],
  ],
  'vine-brations': [
    [
      'Vine Brations: six strings, nine pinots, Saturday 14 March',
      'Vine Brations: sáu dây đàn, chín vang pinot, thứ Bảy 14 tháng 3',
    ],
    ['>14 March<', '>14 tháng 3<'],
    ['>Sat.<', '>Thứ 7<'],
    ['>Six strings, nine pinots. Yarra Glen<', '>Sáu dây đàn, chín vang pinot. Yarra Glen<'],
  ],
  '360-product': [
    ['href="outfit.woff2"', 'href="words.woff2"'],
    [
      'Longhour: a flask to turn, filled at six and hot all day',
      'Longhour: chiếc bình để xoay, rót lúc 6 giờ, nóng cả ngày',
    ],
    ['"The hour, as the flask turns"', '"Giờ trong ngày, theo vòng xoay của bình"'],
    ['>24 h flask<', '>Bình 24 giờ<'],
    ['"Earlier"', '"Lùi giờ"'],
    ['"Later"', '"Tới giờ"'],
    ['>Filled at six.<', '>Rót lúc 6 giờ.<'],
    [
      'Hot at night.|Hot at dawn.|Hot at ten.|Hot at noon.|Hot at four.|Hot at dusk.',
      'Đêm vẫn nóng.|Sớm vẫn nóng.|Sáng vẫn nóng.|Trưa vẫn nóng.|Chiều vẫn nóng.|Tối vẫn nóng.',
    ],
    ['"Still hot."', '"Vẫn nóng."'],
    ['>Hot all day.<', '>Nóng cả ngày.<'],
    ['>Get yours, $48<', '>Mua, 890.000&nbsp;đ<'],
  ],
  scratch: [
    ['Something is under there: rub the silver away', 'Có gì dưới lớp bạc: cào thử xem'],
    [
      'Below a man who fishes from a small boat, a whale as large as the sea looks out of the picture.',
      'Dưới chiếc thuyền nhỏ của người câu cá, con cá voi to bằng cả biển đang nhìn ra.',
    ],
    ['>Look<br>down.<', '>Nhìn<br>xuống.<'],
    ['>The Deep<', '>Vực sâu<'],
    ['>A film too large for a flat wall<', '>Phim lớn quá, màn phẳng không vừa<'],
    ['>Two seats for one, Fridays after six<', '>Hai ghế giá một, thứ Sáu sau 6 giờ tối<'],
    ['>Book seats<', '>Đặt ghế<'],
    ['>Something<', '>Có gì đó<'],
    ['>is under<', '>nằm dưới<'],
    ['>there.<', '>lớp này.<'],
    ['>Rub the silver<', '>Cào lớp bạc<'],
    ['>Open it for me<', '>Mở giúp tôi<'],
  ],
  'before-after': [
    [
      'Vale &amp; Daughters: a room painted in five days, before and after',
      'Vale &amp; Daughters: căn phòng sơn trong năm ngày, trước và sau',
    ],
    ['"Before: a grey room with cracks and a bare bulb"', '"Trước: phòng xám, tường nứt, bóng đèn trần"'],
    [
      '"After: dark green walls, a coral sofa, a yellow lamp"',
      '"Sau: tường xanh đậm, ghế sofa màu san hô, đèn vàng"',
    ],
    ['>Before<', '>Trước<'],
    ['>After<', '>Sau<'],
    ['"The line between before and after"', '"Ranh giới giữa trước và sau"'],
    ['"Wednesday, 54 percent painted"', '"Thứ Tư, 54 phần trăm đã sơn"'],
    ['"Monday|Tuesday|Wednesday|Thursday|Friday"', '"Thứ Hai|Thứ Ba|Thứ Tư|Thứ Năm|Thứ Sáu"'],
    ['"Mon|Tue|Wed|Thu|Fri"', '"T2|T3|T4|T5|T6"'],
    ['"percent painted"', '"phần trăm đã sơn"'],
    ['>Wed<', '>T4<'],
    ['We paint it in five days<', 'Năm ngày là sơn xong<'],
    ['>Get a price<', '>Báo giá<'],
  ],
  'embed-video': [
    [
      'Twelve Folds: 4,096 noodles, one bowl. A film of 12 seconds',
      'Twelve Folds: 4.096 sợi mì, một tô. Phim 12 giây',
    ],
    [
      'Dough is folded and pulled twelve times until it is 4,096 noodles, which fall into one bowl',
      'Khối bột được gập và kéo mười hai lần thành 4.096 sợi mì, rồi rơi gọn vào một tô',
    ],
    [
      'src="film.en.vtt" srclang="en" label="English" default',
      'src="film.vi.vtt" srclang="vi" label="Tiếng Việt" default',
    ],
    ['src="film.vi.vtt" srclang="vi" label="Tiếng Việt">', 'src="film.en.vtt" srclang="en" label="English">'],
    ['>Play the film, 12 seconds, without sound<', '>Xem phim, 12 giây, không tiếng<'],
    ['"Play" data-play="Play" data-pause="Pause"', '"Phát" data-play="Phát" data-pause="Tạm dừng"'],
    [
      '"Subtitles: English" data-name="Subtitles" data-off="Off">EN<',
      '"Phụ đề: Tiếng Việt" data-name="Phụ đề" data-off="Tắt">VI<',
    ],
    ['"Sound"', '"Âm thanh"'],
    ['>Twelve folds by hand, every bowl<', '>Mỗi tô, mười hai lượt gập bột<'],
    ['>4,096</b>noodle<span id="many">s</span>.<', '>4.096</b>sợi mì<span id="many"></span>.<'],
    ['>One bowl.<', '>Một tô.<'],
    ['>Noodle bar, till 2 am<', '>Quán mì, đến 2 giờ sáng<'],
    ['>Book a stool<', '>Đặt một ghế<'],
  ],
  gallery: [
    ['Nine Latches: five doors, five guesthouses', 'Nine Latches: năm cánh cửa, năm nhà nghỉ'],
    ['"slides.json"', '"slides-vn.json"'],
    [
      'A yellow wall, two lanterns, and behind the door the river at dusk',
      'Tường vàng, hai chiếc đèn lồng, sau cánh cửa là dòng sông lúc chiều tà',
    ],
    ['>Hoi An<', '>Hội An<'],
    ['>The lantern house<br>by the river<', '>Nhà đèn lồng<br>bên sông<'],
    ['>from $48<', '>từ 1.190.000&nbsp;đ<'],
    ['"Picture before"', '"Ảnh trước"'],
    ['"Next picture"', '"Ảnh sau"'],
    ['data-name="Picture"', 'data-name="Ảnh"'],
  ],
  parallax: [
    ['Col &amp; Crank: you scroll, she climbs', 'Col &amp; Crank: bạn cuộn trang, cô ấy leo đèo'],
    ['>PASS<', '>ĐÈO<'],
    ['>2,114 m<', '>2.114 m<'],
    ['>1,647 m<', '>1.647 m<'],
    ['data-climbing="You scroll.">Now let<', 'data-climbing="Bạn cuộn.">Giờ thì<'],
    ['data-climbing="She climbs.">it roll.<', 'data-climbing="Cô ấy leo.">thả dốc.<'],
    ['>Find your gear<', '>Sang số đi<'],
  ],
  expandable: [
    [
      'Lantern Railway: sleep to the sea, Saigon to Nha Trang',
      'Lantern Railway: ngủ dậy là biển, Sài Gòn – Nha Trang',
    ],
    ['>Sleep to the sea</b>Saigon to Nha Trang<', '>Ngủ dậy là biển</b>Sài Gòn – Nha Trang<'],
    ['"The night train to Nha Trang"', '"Chuyến tàu đêm đi Nha Trang"'],
    ['"Close"', '"Đóng"'],
    ['>Sleep to<br>the sea<', '>Ngủ dậy<br>là biển<'],
    ['</b>from Saigon<', '</b>rời Sài Gòn<'],
    ['</b>sunrise, Nha Trang<', '</b>đón nắng Nha Trang<'],
    ['>690.000&nbsp;VND</b>a lower berth<', '>690.000&nbsp;VND</b>giường dưới<'],
    ['>Choose a berth<', '>Chọn giường<'],
  ],
};
