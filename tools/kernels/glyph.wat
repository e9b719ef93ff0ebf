;; The inner loops of the networks (of glyphs and of lattices), with SIMD: one layer, 16 outputs at a time.
;;
;; Values are f32, positions row by row with all channels of a position side by side (NHWC), so that what a kernel
;; covers in one row of the input is one run of memory. Input planes carry their padding with them, so no position
;; is a special case. Weights lie as [block of 16 outputs][input value of the kernel][output in the block].
(module
  (memory (export "memory") 16)
  (func (export "layer")
    (param $in i32)       ;; first value under the kernel at the first position, in bytes like every address
    (param $inRow i32)    ;; bytes from a row of the input to the next
    (param $stepX i32)    ;; bytes the kernel moves for the next position in a row
    (param $stepY i32)    ;; bytes the kernel moves for the next row of positions
    (param $across i32)   ;; positions in a row
    (param $down i32)     ;; rows of positions
    (param $rows i32)     ;; rows of the kernel
    (param $run i32)      ;; bytes that the kernel covers in a row
    (param $weights i32)
    (param $bias i32)
    (param $blocks i32)   ;; outputs / 16
    (param $out i32)
    (param $outSkip i32)  ;; bytes left out after a row of outputs
    (param $floor f32)    ;; results below are raised to it: 0 rectifies
    (local $x i32) (local $y i32) (local $block i32) (local $row i32)
    (local $at i32) (local $corner i32) (local $from i32) (local $end i32) (local $line i32) (local $w i32) (local $b i32)
    (local $value v128) (local $least v128)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local.set $least (f32x4.splat (local.get $floor)))
    (local.set $line (local.get $in))
    (loop $ys
      (local.set $corner (local.get $line))
      (local.set $x (i32.const 0))
      (loop $xs
        (local.set $w (local.get $weights))
        (local.set $b (local.get $bias))
        (local.set $block (i32.const 0))
        (loop $blocks16
          (local.set $s0 (v128.load (local.get $b)))
          (local.set $s1 (v128.load offset=16 (local.get $b)))
          (local.set $s2 (v128.load offset=32 (local.get $b)))
          (local.set $s3 (v128.load offset=48 (local.get $b)))
          (local.set $from (local.get $corner))
          (local.set $row (i32.const 0))
          (loop $kernelRows
            (local.set $at (local.get $from))
            (local.set $end (i32.add (local.get $from) (local.get $run)))
            (loop $values
              (local.set $value (v128.load32_splat (local.get $at)))
              (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $value) (v128.load (local.get $w)))))
              (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $value) (v128.load offset=16 (local.get $w)))))
              (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (local.get $value) (v128.load offset=32 (local.get $w)))))
              (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (local.get $value) (v128.load offset=48 (local.get $w)))))
              (local.set $w (i32.add (local.get $w) (i32.const 64)))
              (local.set $at (i32.add (local.get $at) (i32.const 4)))
              (br_if $values (i32.lt_u (local.get $at) (local.get $end))))
            (local.set $from (i32.add (local.get $from) (local.get $inRow)))
            (local.set $row (i32.add (local.get $row) (i32.const 1)))
            (br_if $kernelRows (i32.lt_u (local.get $row) (local.get $rows))))
          (v128.store (local.get $out) (f32x4.max (local.get $s0) (local.get $least)))
          (v128.store offset=16 (local.get $out) (f32x4.max (local.get $s1) (local.get $least)))
          (v128.store offset=32 (local.get $out) (f32x4.max (local.get $s2) (local.get $least)))
          (v128.store offset=48 (local.get $out) (f32x4.max (local.get $s3) (local.get $least)))
          (local.set $out (i32.add (local.get $out) (i32.const 64)))
          (local.set $b (i32.add (local.get $b) (i32.const 64)))
          (local.set $block (i32.add (local.get $block) (i32.const 1)))
          (br_if $blocks16 (i32.lt_u (local.get $block) (local.get $blocks))))
        (local.set $corner (i32.add (local.get $corner) (local.get $stepX)))
        (local.set $x (i32.add (local.get $x) (i32.const 1)))
        (br_if $xs (i32.lt_u (local.get $x) (local.get $across))))
      (local.set $out (i32.add (local.get $out) (local.get $outSkip)))
      (local.set $line (i32.add (local.get $line) (local.get $stepY)))
      (local.set $y (i32.add (local.get $y) (i32.const 1)))
      (br_if $ys (i32.lt_u (local.get $y) (local.get $down))))))
