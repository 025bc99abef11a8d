//! `convert`: what comes out of one format's file is what the other's holds.

use crate::support::{Folder, called};
use kit::pixels::Pixels;

#[test]
fn a_map_becomes_a_project_of_ldtk_and_a_map_again() {
    let home = Folder::new("convert");
    let mut tiles = Pixels::clear(32, 16);
    tiles.rgba.fill([200, 100, 50, 255]);
    std::fs::write(home.path("tiles.png"), tiles.to_png().unwrap()).unwrap();
    let map = "<map orientation=\"orthogonal\" width=\"8\" height=\"8\" tilewidth=\"16\" tileheight=\"16\"><tileset firstgid=\"1\" \
               name=\"t\" tilewidth=\"16\" tileheight=\"16\"><image source=\"tiles.png\"/><tile id=\"0\" class=\"solid\"/></tileset>\
               <layer id=\"1\" name=\"Ground\" width=\"8\" height=\"8\"><data encoding=\"csv\">GROUND</data></layer><objectgroup \
               id=\"2\" name=\"Things\"><object id=\"1\" type=\"ring\" x=\"32\" y=\"16\" width=\"16\" height=\"16\"/></objectgroup></map>";
    let ground = [["0"; 56].join(","), ["1"; 8].join(",")].join(",");
    std::fs::write(home.path("field.tmx"), map.replace("GROUND", &ground)).unwrap();
    let ldtk = home.path("out/field.ldtk");
    let (status, told, error) = called(&["convert", &home.path("field.tmx"), &ldtk]);
    assert_eq!(status, 0, "{told}{error}");
    assert!(told.contains("layer Ground: art") && told.contains("files written"), "both reports: {told}");
    let back = home.path("back/again.tmx");
    let (status, told, error) = called(&["convert", &ldtk, &back]);
    assert_eq!(status, 0, "{told}{error}");
    let text = std::fs::read_to_string(&back).unwrap();
    assert!(text.contains("name=\"Collision\"") && text.contains("type=\"ring\" x=\"32\" y=\"16\""), "{text}");
    let (status, _, error) = called(&["convert", &ldtk, &home.path("a.tmj")]);
    assert!(status == 2 && error.contains("maps are written as TMX"), "{error}");
    let dry = home.path("dry");
    let (status, _, error) = called(&["convert", &ldtk, &dry, "--to", "tiled", "--dry-run"]);
    assert_eq!((status, std::path::Path::new(&dry).exists()), (0, false), "{error}");
}
