/**
 * Solves n equations for n unknowns by elimination with row exchange.
 * @param matrix n × n coefficients, row by row. @param right n values.
 * @returns the unknowns, or null where the equations do not determine them.
 */
export function solveLinear(matrix: Float64Array, right: Float64Array): Float64Array | null {
  const n = right.length;
  const a = matrix.slice();
  const b = right.slice();
  const scale = a.reduce((m, v) => Math.max(m, Math.abs(v)), 0);
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let r = k + 1; r < n; r++)
      if (Math.abs(a[r * n + k] as number) > Math.abs(a[pivot * n + k] as number)) pivot = r;
    const p = a[pivot * n + k] as number;
    if (!(Math.abs(p) > 1e-13 * scale)) return null;
    if (pivot !== k) {
      for (let c = k; c < n; c++) {
        const t = a[k * n + c] as number;
        a[k * n + c] = a[pivot * n + c] as number;
        a[pivot * n + c] = t;
      }
      const t = b[k] as number;
      b[k] = b[pivot] as number;
      b[pivot] = t;
    }
    for (let r = k + 1; r < n; r++) {
      const part = (a[r * n + k] as number) / p;
      if (part === 0) continue;
      for (let c = k; c < n; c++) a[r * n + c] = (a[r * n + c] as number) - part * (a[k * n + c] as number);
      b[r] = (b[r] as number) - part * (b[k] as number);
    }
  }
  for (let k = n - 1; k >= 0; k--) {
    let sum = b[k] as number;
    for (let c = k + 1; c < n; c++) sum -= (a[k * n + c] as number) * (b[c] as number);
    b[k] = sum / (a[k * n + k] as number);
  }
  return b;
}

/**
 * Adds to the normal equations of a least squares problem that the sum of coefficients times unknowns should be a value.
 * @param row a coefficient for each unknown. @param matrix, right as `solveLinear` takes them; they change.
 */
export function addEquation(
  matrix: Float64Array,
  right: Float64Array,
  row: readonly number[],
  value: number,
  weight: number,
): void {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    const scaled = weight * (row[i] as number);
    right[i] = (right[i] as number) + scaled * value;
    for (let j = 0; j < n; j++) matrix[i * n + j] = (matrix[i * n + j] as number) + scaled * (row[j] as number);
  }
}
