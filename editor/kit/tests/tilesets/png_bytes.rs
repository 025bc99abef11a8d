//! PNG files byte by byte, so that they can be of any kind, also of kinds that no encoder here writes.

/// The header of a picture.
#[derive(Clone, Copy)]
pub struct Header {
    pub width: u32,
    pub height: u32,
    pub depth: u8,
    /// 0 grey, 2 colours, 3 palette, 4 grey and alpha, 6 colours and alpha.
    pub kind: u8,
    pub interlaced: bool,
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0u32, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| if crc & 1 != 0 { 0xEDB8_8320 ^ (crc >> 1) } else { crc >> 1 })
    })
}

fn chunk(name: &[u8; 4], data: &[u8]) -> Vec<u8> {
    let body = [name, data].concat();
    [&(data.len() as u32).to_be_bytes()[..], &body, &crc(&body).to_be_bytes()].concat()
}

/// Deflated without being made smaller.
fn stored(data: &[u8]) -> Vec<u8> {
    let mut out = vec![0x78, 1];
    let blocks: Vec<&[u8]> = data.chunks(0xFFFF).collect();
    for (n, block) in blocks.iter().enumerate() {
        let length = block.len() as u16;
        out.push(u8::from(n + 1 == blocks.len()));
        out.extend(length.to_le_bytes());
        out.extend((!length).to_le_bytes());
        out.extend(*block);
    }
    let (a, b) = data.iter().fold((1u32, 0u32), |(a, b), byte| {
        let a = (a + u32::from(*byte)) % 65_521;
        (a, (b + a) % 65_521)
    });
    out.extend((b << 16 | a).to_be_bytes());
    out
}

/// A file of that kind; `sample` gives the bits of the pixel at (x, y), as the kind wants them, highest first.
pub fn png(header: Header, palette: &[u8], clear: &[u8], sample: impl Fn(u32, u32) -> Vec<u16>) -> Vec<u8> {
    let Header { width, height, depth, kind, interlaced } = header;
    let mut ihdr = [width.to_be_bytes(), height.to_be_bytes()].concat();
    ihdr.extend([depth, kind, 0, 0, u8::from(interlaced)]);
    let passes: &[[u32; 4]] = if interlaced {
        &[[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]]
    } else {
        &[[0, 0, 1, 1]]
    };
    let mut data = Vec::new();
    for [left, top, across, down] in passes {
        for y in (*top..height).step_by(*down as usize) {
            let mut bits = Vec::new();
            for x in (*left..width).step_by(*across as usize) {
                for value in sample(x, y) {
                    bits.extend((0..depth).rev().map(|bit| value >> bit & 1 != 0));
                }
            }
            if !bits.is_empty() {
                data.push(0); // no filter
                data.extend(
                    bits.chunks(8)
                        .map(|byte| byte.iter().enumerate().fold(0u8, |sum, (i, bit)| sum | u8::from(*bit) << (7 - i))),
                );
            }
        }
    }
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    file.extend(chunk(b"IHDR", &ihdr));
    if !palette.is_empty() {
        file.extend(chunk(b"PLTE", palette));
    }
    if !clear.is_empty() {
        file.extend(chunk(b"tRNS", clear));
    }
    file.extend(chunk(b"IDAT", &stored(&data)));
    file.extend(chunk(b"IEND", &[]));
    file
}

/// A header and nothing behind it: what a hostile file may claim.
pub fn claim(width: u32, height: u32) -> Vec<u8> {
    let ihdr = [&width.to_be_bytes()[..], &height.to_be_bytes(), &[8, 6, 0, 0, 0]].concat();
    [b"\x89PNG\r\n\x1a\n", &chunk(b"IHDR", &ihdr)[..], &chunk(b"IDAT", &stored(&[0; 64]))].concat()
}

/// A plain picture of colours and alpha.
pub fn rgba(width: u32, height: u32, pixel: impl Fn(u32, u32) -> [u8; 4]) -> Vec<u8> {
    let header = Header { width, height, depth: 8, kind: 6, interlaced: false };
    png(header, &[], &[], |x, y| pixel(x, y).map(u16::from).to_vec())
}
