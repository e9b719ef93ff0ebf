;; Passes over every pixel of a picture, with SIMD. Addresses and lengths are in bytes unless they say otherwise.
(module
  (memory (export "memory") 32)

  ;; out[i] = table[largest difference of a colour channel of pixels a[i] and b[i]], for `count` RGBA pixels.
  ;; 16 pixels at a time: up to 15 pixels and results beyond the last are read and written.
  (func (export "steps")
    (param $a i32) (param $b i32) (param $count i32) (param $table i32) (param $out i32)
    (local $end i32) (local $row i32) (local $p v128) (local $q v128)
    (local $d0 v128) (local $d1 v128) (local $d2 v128) (local $d3 v128) (local $level v128) (local $found v128)
    (local.set $end (i32.add (local.get $out) (local.get $count)))
    (loop $pixels
      (local.set $p (v128.load (local.get $a)))
      (local.set $q (v128.load (local.get $b)))
      (local.set $d0 (v128.or (i8x16.sub_sat_u (local.get $p) (local.get $q)) (i8x16.sub_sat_u (local.get $q) (local.get $p))))
      (local.set $p (v128.load offset=16 (local.get $a)))
      (local.set $q (v128.load offset=16 (local.get $b)))
      (local.set $d1 (v128.or (i8x16.sub_sat_u (local.get $p) (local.get $q)) (i8x16.sub_sat_u (local.get $q) (local.get $p))))
      (local.set $p (v128.load offset=32 (local.get $a)))
      (local.set $q (v128.load offset=32 (local.get $b)))
      (local.set $d2 (v128.or (i8x16.sub_sat_u (local.get $p) (local.get $q)) (i8x16.sub_sat_u (local.get $q) (local.get $p))))
      (local.set $p (v128.load offset=48 (local.get $a)))
      (local.set $q (v128.load offset=48 (local.get $b)))
      (local.set $d3 (v128.or (i8x16.sub_sat_u (local.get $p) (local.get $q)) (i8x16.sub_sat_u (local.get $q) (local.get $p))))
      (local.set $found (v128.const i32x4 0 0 0 0))
      ;; Most of a screen is plain.
      (if (v128.any_true (v128.or (v128.or (local.get $d0) (local.get $d1)) (v128.or (local.get $d2) (local.get $d3))))
        (then
          (local.set $level (i8x16.narrow_i16x8_u
            (i16x8.narrow_i32x4_u (call $largest (local.get $d0)) (call $largest (local.get $d1)))
            (i16x8.narrow_i32x4_u (call $largest (local.get $d2)) (call $largest (local.get $d3)))))
          ;; A swizzle looks up 16 entries and gives 0 for indices beyond them, so 16 of them look up 256.
          (local.set $row (local.get $table))
          (loop $rows
            (local.set $found (v128.or (local.get $found) (i8x16.swizzle (v128.load (local.get $row)) (local.get $level))))
            (local.set $level (i8x16.sub (local.get $level) (i8x16.splat (i32.const 16))))
            (local.set $row (i32.add (local.get $row) (i32.const 16)))
            (br_if $rows (i32.lt_u (local.get $row) (i32.add (local.get $table) (i32.const 256)))))))
      (v128.store (local.get $out) (local.get $found))
      (local.set $a (i32.add (local.get $a) (i32.const 64)))
      (local.set $b (i32.add (local.get $b) (i32.const 64)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $pixels (i32.lt_u (local.get $out) (local.get $end)))))

  ;; The largest of the three low bytes of every 32-bit lane.
  (func $largest (param $d v128) (result v128)
    (v128.and
      (i8x16.max_u
        (local.get $d)
        (i8x16.max_u (i32x4.shr_u (local.get $d) (i32.const 8)) (i32x4.shr_u (local.get $d) (i32.const 16))))
      (v128.const i32x4 255 255 255 255)))

  ;; Means of 2 × 2 RGBA pixels: `count` pixels of out from two rows twice as long, four at a time.
  (func (export "halve")
    (param $top i32) (param $bottom i32) (param $count i32) (param $out i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (loop $pixels
      (v128.store (local.get $out) (i8x16.narrow_i16x8_u
        (call $means (v128.load (local.get $top)) (v128.load (local.get $bottom)))
        (call $means (v128.load offset=16 (local.get $top)) (v128.load offset=16 (local.get $bottom)))))
      (local.set $top (i32.add (local.get $top) (i32.const 32)))
      (local.set $bottom (i32.add (local.get $bottom) (i32.const 32)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $pixels (i32.lt_u (local.get $out) (local.get $end)))))

  ;; The rounded means of four pixels over four pixels, by pairs: two pixels of 16-bit channels.
  (func $means (param $top v128) (param $bottom v128) (result v128)
    (local $left v128) (local $right v128)
    (local.set $left (i16x8.add (i16x8.extend_low_i8x16_u (local.get $top)) (i16x8.extend_low_i8x16_u (local.get $bottom))))
    (local.set $right (i16x8.add (i16x8.extend_high_i8x16_u (local.get $top)) (i16x8.extend_high_i8x16_u (local.get $bottom))))
    (i16x8.shr_u
      (i16x8.add
        (i16x8.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $left) (local.get $right))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $left) (local.get $right)))
        (i16x8.splat (i32.const 2)))
      (i32.const 2)))

  ;; out[x] += bytes[x], `count` 16-bit sums of bytes, 16 at a time.
  (func (export "addBytes") (param $bytes i32) (param $count i32) (param $out i32)
    (local $end i32) (local $v v128)
    (local.set $end (i32.add (local.get $bytes) (local.get $count)))
    (loop $columns
      (local.set $v (v128.load (local.get $bytes)))
      (v128.store (local.get $out)
        (i16x8.add (v128.load (local.get $out)) (i16x8.extend_low_i8x16_u (local.get $v))))
      (v128.store offset=16 (local.get $out)
        (i16x8.add (v128.load offset=16 (local.get $out)) (i16x8.extend_high_i8x16_u (local.get $v))))
      (local.set $bytes (i32.add (local.get $bytes) (i32.const 16)))
      (local.set $out (i32.add (local.get $out) (i32.const 32)))
      (br_if $columns (i32.lt_u (local.get $bytes) (local.get $end)))))

  ;; out[k] = sum of bytes[32 k … 32 k + 31], `count` 16-bit sums.
  (func (export "sumBytes") (param $bytes i32) (param $count i32) (param $out i32)
    (local $end i32) (local $v v128)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 1))))
    (loop $runs
      (local.set $v (i32x4.extadd_pairwise_i16x8_u (i16x8.add
        (i16x8.extadd_pairwise_i8x16_u (v128.load (local.get $bytes)))
        (i16x8.extadd_pairwise_i8x16_u (v128.load offset=16 (local.get $bytes))))))
      (i32.store16 (local.get $out) (i32.add
        (i32.add (i32x4.extract_lane 0 (local.get $v)) (i32x4.extract_lane 1 (local.get $v)))
        (i32.add (i32x4.extract_lane 2 (local.get $v)) (i32x4.extract_lane 3 (local.get $v)))))
      (local.set $bytes (i32.add (local.get $bytes) (i32.const 32)))
      (local.set $out (i32.add (local.get $out) (i32.const 2)))
      (br_if $runs (i32.lt_u (local.get $out) (local.get $end)))))

  ;; out[k] = sum over i of profile[i] · profile[i + first + k], for lags first … last: 64-bit floats from the `bytes` / 2
  ;; signed 16-bit numbers of a profile. 16 bytes after it are read and must be 0. Sums of a fourth of the products must
  ;; fit into 32 bits.
  (func (export "lagProducts") (param $profile i32) (param $bytes i32) (param $first i32) (param $last i32) (param $out i32)
    (local $a i32) (local $b i32) (local $end i32) (local $lag i32) (local $sum v128)
    (local.set $end (i32.add (local.get $profile) (local.get $bytes)))
    (local.set $lag (local.get $first))
    (loop $lags
      (local.set $a (local.get $profile))
      (local.set $b (i32.add (local.get $profile) (i32.shl (local.get $lag) (i32.const 1))))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (loop $values
        (local.set $sum (i32x4.add (local.get $sum)
          (i32x4.dot_i16x8_s (v128.load (local.get $a)) (v128.load (local.get $b)))))
        (local.set $a (i32.add (local.get $a) (i32.const 16)))
        (local.set $b (i32.add (local.get $b) (i32.const 16)))
        (br_if $values (i32.lt_u (local.get $b) (local.get $end))))
      (local.set $sum (i64x2.add (i64x2.extend_low_i32x4_s (local.get $sum)) (i64x2.extend_high_i32x4_s (local.get $sum))))
      (f64.store (local.get $out) (f64.convert_i64_s (i64.add
        (i64x2.extract_lane 0 (local.get $sum)) (i64x2.extract_lane 1 (local.get $sum)))))
      (local.set $out (i32.add (local.get $out) (i32.const 8)))
      (local.set $lag (i32.add (local.get $lag) (i32.const 1)))
      (br_if $lags (i32.le_u (local.get $lag) (local.get $last)))))

  ;; Means of each pixel with its right, lower and lower right neighbours: `count` RGBA pixels of out, four at a time.
  (func (export "smooth") (param $top i32) (param $bottom i32) (param $count i32) (param $out i32)
    (local $end i32) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $end (i32.add (local.get $out) (i32.shl (local.get $count) (i32.const 2))))
    (loop $pixels
      (local.set $a (v128.load (local.get $top)))
      (local.set $b (v128.load offset=4 (local.get $top)))
      (local.set $c (v128.load (local.get $bottom)))
      (local.set $d (v128.load offset=4 (local.get $bottom)))
      (v128.store (local.get $out) (i8x16.narrow_i16x8_u
        (i16x8.shr_u (i16x8.add (v128.const i16x8 2 2 2 2 2 2 2 2) (i16x8.add
          (i16x8.add (i16x8.extend_low_i8x16_u (local.get $a)) (i16x8.extend_low_i8x16_u (local.get $b)))
          (i16x8.add (i16x8.extend_low_i8x16_u (local.get $c)) (i16x8.extend_low_i8x16_u (local.get $d))))) (i32.const 2))
        (i16x8.shr_u (i16x8.add (v128.const i16x8 2 2 2 2 2 2 2 2) (i16x8.add
          (i16x8.add (i16x8.extend_high_i8x16_u (local.get $a)) (i16x8.extend_high_i8x16_u (local.get $b)))
          (i16x8.add (i16x8.extend_high_i8x16_u (local.get $c)) (i16x8.extend_high_i8x16_u (local.get $d))))) (i32.const 2))))
      (local.set $top (i32.add (local.get $top) (i32.const 16)))
      (local.set $bottom (i32.add (local.get $bottom) (i32.const 16)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $pixels (i32.lt_u (local.get $out) (local.get $end)))))

  ;; out[x] = the largest of across[x], across[x + 1], down[x] and below[x], for `count` bytes, 16 at a time.
  (func (export "strongest")
    (param $across i32) (param $down i32) (param $below i32) (param $count i32) (param $out i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $out) (local.get $count)))
    (loop $values
      (v128.store (local.get $out) (i8x16.max_u
        (i8x16.max_u (v128.load (local.get $across)) (v128.load offset=1 (local.get $across)))
        (i8x16.max_u (v128.load (local.get $down)) (v128.load (local.get $below)))))
      (local.set $across (i32.add (local.get $across) (i32.const 16)))
      (local.set $down (i32.add (local.get $down) (i32.const 16)))
      (local.set $below (i32.add (local.get $below) (i32.const 16)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $values (i32.lt_u (local.get $out) (local.get $end))))))
